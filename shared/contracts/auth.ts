import * as z from 'zod/mini';
import { userTypes } from '../domain/account-kind.ts';
import { companyRoles } from '../domain/company-roles.ts';
import { textId } from '../texts/text-id.ts';
import { admin } from './admin-answers.ts';
import { candidate } from './candidate-answers.ts';
import { candidateSignupBody } from './candidate-signup.ts';
import { defineCall } from './define.ts';
import {
  companyName,
  email,
  flag,
  id,
  line,
  message,
  oneTimeCode,
  personName,
  readerLanguage,
  required,
} from './fields.ts';
import { phone } from './phone.ts';
import { recruiter, recruiterSignupBody } from './recruiters.ts';

/**
 * The six specified fields are required. The specification requires `password`; it is never stored or used for sign-in.
 * `language` is that of the invitation.
 */
export const adminSignupBody = z.object({
  name: personName(textId('name_missing')),
  email,
  password: z.string(textId('password_missing')).check(z.minLength(1, textId('password_missing')), z.maxLength(200)),
  phone,
  address: required(line(200), textId('address_missing')),
  company_name: companyName(textId('company_missing')),
  language: readerLanguage,
});

/**
 * Identifies a pending sign-up; only the response of the sign-up contains it. With the token, a code confirms exactly
 * that sign-up; without it, the latest one of the address. It is ignored once the address belongs to an account.
 */
const signupToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, textId('signup_invalid')));

/** `check: true` only checks whether the address belongs to an account (the sign-up form's availability check). */
export const sendOtpBody = z.object({
  email,
  check: z._default(flag, false),
  signup_token: z.optional(signupToken),
  language: readerLanguage,
});
export const verifyOtpBody = z.object({ email, otp: oneTimeCode, signup_token: z.optional(signupToken) });
export const adminSendOtpBody = z.object({ email, is_master: z._default(flag, false), language: readerLanguage });
export const adminVerifyOtpBody = z.object({ email, otp: oneTimeCode, is_master: z._default(flag, false) });

/** The session's kind of device is recognised from it; the header itself is not stored. */
const signInHeaders = z.object({ 'user-agent': z._default(z.string(), '') });

const sendErrors = ['TOO_MANY_REQUESTS', 'MAIL_UNAVAILABLE'] as const;
const verifyErrors = ['INVALID_OTP', 'TOO_MANY_REQUESTS'] as const;
const signedIn = { message: z.string(), token: z.string() };

export const authCalls = {
  candidateSignup: defineCall({
    method: 'POST',
    path: '/candidate/signup',
    summary: 'Signs a candidate up; entering the mailed code creates the account.',
    access: 'public',
    body: candidateSignupBody,
    accepts: 'form',
    switch: 'sign_ups',
    status: 201,
    answer: z.object({ message: z.string(), candidate, signup_token: signupToken }),
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  candidateSendOtp: defineCall({
    method: 'POST',
    path: '/candidate/send-otp',
    summary: 'Mails a code to a candidate, or to the address of a pending sign-up.',
    access: 'public',
    body: sendOtpBody,
    partSwitch: 'sign_ups',
    status: 200,
    answer: message,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_DEACTIVATED', 'ACCOUNT_DELETED', ...sendErrors],
  }),
  candidateVerifyOtp: defineCall({
    method: 'POST',
    path: '/candidate/verify-otp',
    summary: 'Signs a candidate in with the mailed code; the first code of a sign-up creates the account.',
    access: 'public',
    body: verifyOtpBody,
    headers: signInHeaders,
    partSwitch: 'sign_ups',
    status: 200,
    answer: z.object({ ...signedIn, candidate }),
    errors: verifyErrors,
  }),
  recruiterSignup: defineCall({
    method: 'POST',
    path: '/recruiter/signup',
    summary: 'Signs a recruiter up; entering the mailed code creates the account.',
    access: 'public',
    body: recruiterSignupBody,
    accepts: 'form',
    switch: 'sign_ups',
    status: 201,
    answer: z.object({ message: z.string(), recruiter, signup_token: signupToken }),
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  }),
  recruiterSendOtp: defineCall({
    method: 'POST',
    path: '/recruiter/send-otp',
    summary: 'Mails a code to a recruiter, or to the address of a pending sign-up.',
    access: 'public',
    body: sendOtpBody,
    partSwitch: 'sign_ups',
    status: 200,
    answer: message,
    errors: ['ACCOUNT_NOT_FOUND', 'ACCOUNT_DEACTIVATED', 'ACCOUNT_DELETED', ...sendErrors],
  }),
  recruiterVerifyOtp: defineCall({
    method: 'POST',
    path: '/recruiter/verify-otp',
    summary: 'Signs a recruiter in with the mailed code; the first code of a sign-up creates the account.',
    access: 'public',
    body: verifyOtpBody,
    headers: signInHeaders,
    partSwitch: 'sign_ups',
    status: 200,
    answer: z.object({ ...signedIn, recruiter }),
    errors: verifyErrors,
  }),
  adminSendOtp: defineCall({
    method: 'POST',
    path: '/admin/send-otp',
    summary: 'Mails a code to an admin; the response does not reveal whether the account exists.',
    access: 'public',
    body: adminSendOtpBody,
    status: 200,
    answer: message,
    // A failed mail is not reported: that would reveal that the address is an admin's.
    errors: ['TOO_MANY_REQUESTS'],
  }),
  adminVerifyOtp: defineCall({
    method: 'POST',
    path: '/admin/verify-otp',
    summary: 'Signs an admin in; the role is the stored one.',
    access: 'public',
    body: adminVerifyOtpBody,
    headers: signInHeaders,
    status: 200,
    answer: z.object({ ...signedIn, admin }),
    errors: verifyErrors,
  }),
  adminSignup: defineCall({
    method: 'POST',
    path: '/admin/signup',
    summary: 'Creates an admin account and mails an invitation to its address.',
    access: { master_admin: 'any' },
    body: adminSignupBody,
    accepts: 'form',
    status: 201,
    answer: z.object({ message: z.string(), admin }),
    errors: ['EMAIL_TAKEN'],
  }),
  masterSignup: defineCall({
    method: 'POST',
    path: '/admin/master-signup',
    summary: 'Creates the first master admin of a deployment.',
    access: 'bootstrap',
    body: z.object({
      name: personName(textId('name_missing')),
      email,
      phone,
      address: z._default(line(200), ''),
      company_name: z._default(line(100), ''),
      bootstrap_secret: z.string(textId('bootstrap_secret_missing')).check(z.minLength(1), z.maxLength(200)),
    }),
    status: 201,
    answer: z.object({ message: z.string(), admin }),
    errors: ['BOOTSTRAP_CLOSED', 'EMAIL_TAKEN'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: "Ends the caller's session.",
    access: { candidate: 'any', recruiter: 'any', admin: 'any', master_admin: 'any' },
    about: 'account',
    status: 204,
  }),
  session: defineCall({
    method: 'GET',
    path: '/auth/session',
    summary: 'The account that the token belongs to.',
    access: { candidate: 'any', recruiter: 'any', admin: 'any', master_admin: 'any' },
    about: 'account',
    status: 200,
    answer: z.object({
      user_type: z.enum(userTypes),
      id,
      name: z.string(),
      email: z.string(),
      /** Of colleagues in a company of another founder; absent for its founder and all others. */
      company: z.optional(z.object({ id, role: z.enum(companyRoles) })),
    }),
  }),
};
