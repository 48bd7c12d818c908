/** A certificate in the address: the candidate's id, a dash and the certificate's id. */
export interface CertificateAddress {
  candidateId: number;
  id: string;
}

export const certificateText = ({ candidateId, id }: CertificateAddress): string => `${candidateId}-${id}`;

/** The certificate that an address names; undefined for none and for anything else. */
export const readCertificate = (text: string | null): CertificateAddress | undefined => {
  const [, candidateId, id] = /^([1-9][0-9]{0,11})-([A-Za-z0-9_-]{8,64})$/.exec(text ?? '') ?? [];
  return candidateId && id ? { candidateId: Number(candidateId), id } : undefined;
};
