import { once } from 'node:events';
import { connect } from 'node:tls';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';

const patienceMs = 8_000;

/**
 * How many whole days the certificate of a host is still valid. AWS renews it two months before its end; when that fails, for
 * example because a DNS record is gone, browsers refuse the site from one minute to the next.
 * @param host with its port, if that is not 443
 * @throws Error when nothing answers, or the certificate is not valid for the host
 */
export async function certificateDays(host: string, now: EpochMs, authorities?: string): Promise<number> {
  const { hostname, port } = new URL(`https://${host}`);
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, ca: authorities });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) });
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / dayMs);
  } finally {
    socket.destroy();
  }
}
