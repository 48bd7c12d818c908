import { type AwsService, jsonAnswer, jsonError } from './services.ts';

export interface MailService {
  /** Whether SES has verified an identity, by its name. */
  identities: Record<string, boolean>;
  /** Out of the sandbox. */
  production: boolean;
  /** The account's sending is switched off when bounces or complaints are too many. */
  sending: boolean;
}

/** GetEmailIdentity and GetAccount of SES v2, in REST-JSON. */
export const ses =
  (state: MailService): AwsService =>
  ({ method, path }) => {
    if (method !== 'GET') return undefined;
    if (path === '/v2/email/account') {
      return jsonAnswer({ ProductionAccessEnabled: state.production, SendingEnabled: state.sending });
    }
    const name = /^\/v2\/email\/identities\/([^/]+)$/.exec(path)?.[1];
    if (name === undefined) return undefined;
    const isVerified = state.identities[decodeURIComponent(name)];
    if (isVerified === undefined) return jsonError('NotFoundException', 'Email identity does not exist.', 404);
    return jsonAnswer({
      IdentityType: 'DOMAIN',
      VerifiedForSendingStatus: isVerified,
      VerificationStatus: isVerified ? 'SUCCESS' : 'PENDING',
    });
  };
