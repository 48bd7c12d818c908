interface Recruiter {
  id: number;
  name: string;
  company_name: string;
  email: string;
}

/** A recruiter as an entry of a picker: the company, then the person; only the person without a company. */
export const recruiterChoice = ({ id, name, company_name, email }: Recruiter) => ({
  id,
  name: company_name || name,
  detail: company_name ? `${name}\u00a0· ${email}` : email,
});
