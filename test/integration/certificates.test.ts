import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { numberHash } from '#functions/entities/certificate/certificate-number-store.ts';
import { replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { DuplicateCertificate } from '#shared/contracts/certificate-answers.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { objectionCalls } from '#shared/contracts/objections.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { englishText } from '#shared/texts/english-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { testApi } from '#test/support/api.ts';
import { uploadFile } from '#test/support/arrived-upload.ts';
import { followTable } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { lockedPdf, smallPdf } from '#test/support/small-pdf.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const recruiter = await makePrincipal('recruiter', 1);
let last = 0;

const pdf = smallPdf('a certificate');
const result = { scale: 'jlpt', level: 'N2', score: 118, taken_on: '2025-12-07' } as const;
const stated = (number: string) => ({
  tag: 'ja',
  scale: 'jlpt',
  results: [{ skill: 'reading', level: 'N2', score: 118 }],
  taken_on: '2025-12-07',
  certificate_number: number,
});
const rowsWith = (certificate_number: string, changed: object = {}) => [
  { tag: 'ja', skills: { reading: [{ ...result, certificate_number, ...changed }] } },
];

const setLanguages = ({ token }: Principal, languages: unknown) =>
  api.call(candidateCalls.setLanguages, { token, body: { languages, modes: [] } });

/** A candidate who states a result with a number of their own. */
async function makeCandidate(number?: string) {
  last += 1;
  const who = await makePrincipal('candidate', last);
  const own = number ?? `N2A-${last}`;
  expect((await setLanguages(who, rowsWith(own))).status).toBe(200);
  return { ...who, number: own };
}
type Candidate = Awaited<ReturnType<typeof makeCandidate>>;

async function makeUpload({ token }: Principal, content = pdf, content_type = 'application/pdf'): Promise<string> {
  const body = { kind: 'certificate', content_type, size: content.length } as const;
  const { body: started } = await api.call(uploadCalls.start, { token, body });
  await uploadFile(started, content);
  return started.id;
}
const add = ({ token }: Principal, id: string, body: unknown) =>
  api.call(certificateCalls.add, { token, params: { id }, body });
async function addCertificate(who: Candidate): Promise<string> {
  const id = await makeUpload(who);
  const { status, body } = await add(who, id, stated(who.number));
  expect([status, body.status]).toEqual([200, 'open']);
  return id;
}
const rungOf = async ({ token }: Principal): Promise<string | undefined> => {
  const { body } = await api.call(candidateCalls.ownProfile, { token });
  return body.languages[0]?.skills.reading[0]?.evidence;
};
const mine = async ({ token }: Principal) => (await api.call(certificateCalls.mine, { token })).body;
const remove = ({ token }: Principal, id: string) => api.call(certificateCalls.remove, { token, params: { id } });
const decide = (candidateId: number, id: string, body: object) =>
  api.call(certificateCalls.decide, { token: admin.token, params: { candidateId, id }, body: { version: 1, ...body } });
const queue = async () => (await api.call(certificateCalls.open, { token: admin.token, query: { limit: '50' } })).body;
const read = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, type: response.headers.get('content-type'), headers: response.headers };
};

describe('a certificate', () => {
  it('raises the evidence of the claim that states the same, whatever the candidate sends', async () => {
    const who = await makeCandidate();
    expect(await rungOf(who)).toBe('declared');
    await setLanguages(who, rowsWith(who.number, { evidence: 'attested' }));
    expect(await rungOf(who)).toBe('declared');
    const id = await addCertificate(who);
    expect(await rungOf(who)).toBe('uploaded');
    expect((await add(who, id, { ...stated(who.number), status: 'checked', is_checked: true })).body.status).toBe(
      'open',
    );
    expect(await rungOf(who)).toBe('uploaded');
  });

  it('no longer counts when the claim changes, and counts again when it is as before', async () => {
    const who = await makeCandidate();
    await addCertificate(who);
    await setLanguages(who, rowsWith(who.number, { score: 119 }));
    expect(await rungOf(who)).toBe('declared');
    await setLanguages(who, rowsWith(who.number));
    expect(await rungOf(who)).toBe('uploaded');
  });

  it('is saved, not shown, with our own type, and only for a limited time', async () => {
    const who = await makeCandidate();
    await addCertificate(who);
    const [{ document }] = await mine(who);
    const file = await read(document);
    expect([file.status, file.type]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="certificate.pdf"');
    expect(Number(new URL(document).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900);
  });

  it('is refused when its content is another file than it says', async () => {
    const who = await makeCandidate();
    const html = '<html>certificate</html>';
    const { status, body } = await add(who, await makeUpload(who, html, 'image/png'), stated(who.number));
    expect([status, body.code]).toEqual([400, 'UPLOAD_REJECTED']);
    expect(await mine(who)).toEqual([]);
    const start = { kind: 'certificate', content_type: 'image/svg+xml', size: 10 } as const;
    expect((await api.call(uploadCalls.start, { token: who.token, body: start })).body.code).toBe('UPLOAD_REJECTED');
  });

  it('is refused when its document opens only with a password', async () => {
    const who = await makeCandidate();
    const answer = await add(who, await makeUpload(who, lockedPdf('x')), stated(who.number));
    expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('opens only with a password')]);
  });

  it('is refused when no claim states the same, and its file is deleted', async () => {
    const who = await makeCandidate();
    const id = await makeUpload(who);
    const { status, body } = await add(who, id, stated('another number'));
    expect([status, body.code]).toEqual([400, 'INVALID_STATE']);
    expect((await add(who, id, stated(who.number))).body.code).toBe('UPLOAD_REJECTED');
  });

  it('is no part of a profile, and an upload of another kind is no certificate', async () => {
    const who = await makeCandidate();
    const id = await makeUpload(who);
    const complete = await api.call(uploadCalls.complete, { token: who.token, params: { id } });
    expect([complete.status, complete.body.code]).toEqual([400, 'INVALID_STATE']);
    expect((await add(who, 'no-such-upload', stated(who.number))).body.code).toBe('NOT_FOUND');
  });

  it('is one of at most 20, also when uploads are concurrent', async () => {
    const who = await makeCandidate();
    const summary = {
      id: 'certificate-00',
      candidate_id: who.id,
      tag: 'fr',
      scale: 'delf_dalf' as const,
      edition: null,
      results: [],
      taken_on: null,
      expires_on: null,
      certificate_number: null,
      status: 'open' as const,
      uploaded_at: isoInstant('2026-11-01T10:00:00.000Z'),
      version: 1,
    };
    for (let place = 1; place < 20; place += 1) {
      await transact({ certificate: replaceCertificate({ summary: { ...summary, id: `certificate-${place}` } }) });
    }
    await setLanguages(who, [...rowsWith(who.number), { tag: 'ko', skills: {} }]);
    const second = { ...stated(''), certificate_number: null };
    await setLanguages(who, [
      { tag: 'ja', skills: { reading: [{ ...result, certificate_number: who.number }, result] } },
    ]);
    const ids = [await makeUpload(who), await makeUpload(who)] as const;
    const answers = await Promise.all([add(who, ids[0], stated(who.number)), add(who, ids[1], second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await mine(who)).toHaveLength(20);
  });

  it('that its owner deletes leaves nothing, and lowers the evidence', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    const [{ document }] = await mine(who);
    expect((await remove(who, id)).status).toBe(204);
    expect([await rungOf(who), await mine(who)]).toEqual(['declared', []]);
    expect((await read(document)).status).toBe(404);
    const changes = await tableChanges(api, async () => expect((await remove(who, id)).status).toBe(204));
    expect(changes).toEqual([]);
    expect((await add(who, id, stated(who.number))).body.code).toBe('NOT_FOUND');
    await addCertificate(who);
  });

  it('is stored once when the same request runs twice', async () => {
    const who = await makeCandidate();
    const id = await makeUpload(who);
    const answers = await Promise.all([add(who, id, stated(who.number)), add(who, id, stated(who.number))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [{ document }] = await mine(who);
    expect((await read(document)).status).toBe(200);
  });

  it('belongs to its owner: others and recruiters never get it', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    const other = await makeCandidate();
    expect((await add(other, id, stated(other.number))).status).toBe(403);
    const params = { candidateId: who.id, id };
    for (const { token } of [recruiter, other]) {
      expect((await api.call(certificateCalls.document, { token, params })).status).toBe(403);
      expect((await api.call(certificateCalls.open, { token })).status).toBe(403);
    }
    const { body } = await api.call(candidateCalls.maskedProfile, { token: recruiter.token, params: { id: who.id } });
    expect(JSON.stringify(body)).not.toContain('certificate/');
    expect(body.languages[0].skills.reading[0].evidence).toBe('uploaded');
  });
});

describe('the same number on two accounts', () => {
  const drain = async () => {
    while ((await api.drainStream()).length > 0);
  };
  const duplicates = async () => {
    await drain();
    return (await api.call(certificateCalls.duplicates, { token: admin.token, query: { limit: '50' } })).body;
  };
  const ofNumber = async (...people: Candidate[]) => {
    const ids = people.map(({ id }) => id);
    const all: DuplicateCertificate[] = await duplicates();
    return all.filter(({ holder, refused }) => ids.includes(holder.id) || ids.includes(refused.id));
  };
  const open = async (candidateId: number, id: string) =>
    (await api.call(certificateCalls.document, { token: admin.token, params: { candidateId, id } })).body;
  const rejection = { decision: 'reject', reason: 'unreadable' };

  it('waits for an admin on both, however it is written, and is shown to admins side by side', async () => {
    const first = await makeCandidate('N1B 777-888 x');
    const blank = await addCertificate(first);
    const second = await makeCandidate('n1b777–888X');
    const genuine = await addCertificate(second);
    expect([await rungOf(first), await rungOf(second)]).toEqual(['uploaded', 'uploaded']);
    const flags = await ofNumber(first, second);
    expect(flags).toMatchObject([
      {
        scale: 'jlpt',
        holder: { id: first.id, name: first.name },
        refused: { id: second.id, name: second.name },
        claims: [
          { id: blank, candidate_name: first.name, status: 'open' },
          { id: genuine, candidate_name: second.name, status: 'open' },
        ],
      },
    ]);
    const shown = await open(second.id, genuine);
    expect(shown.others).toMatchObject([
      { id: blank, candidate_id: first.id, candidate_name: first.name, status: 'open' },
    ]);
    for (const document of [shown.document, shown.others[0].document]) expect((await read(document)).status).toBe(200);
  });

  it('is confirmed for the one whom an admin finds right, and for no other while that lasts', async () => {
    const [stranger, owner] = [await makeCandidate('RIGHT-1'), await makeCandidate('RIGHT-1')];
    const blank = await addCertificate(stranger);
    const genuine = await addCertificate(owner);
    expect((await decide(owner.id, genuine, { decision: 'confirm' })).status).toBe(200);
    const refused = await decide(stranger.id, blank, { decision: 'confirm' });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      400,
      'INVALID_STATE',
      englishText(textId('certificate_confirmed_elsewhere')),
    ]);
    expect((await decide(stranger.id, blank, rejection)).status).toBe(200);
    expect([await rungOf(stranger), await rungOf(owner)]).toEqual(['declared', 'checked']);
    expect(await ofNumber(owner)).toEqual([]);
  });

  it('is confirmed for one only when two admins decide at the same time', async () => {
    const both = [await makeCandidate('RACE-1'), await makeCandidate('RACE 1')];
    const ids = await Promise.all(both.map((who) => makeUpload(who)));
    const answers = await Promise.all(both.map((who, place) => add(who, ids[place] ?? '', stated(who.number))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const decisions = await Promise.all(
      both.map((who, place) => decide(who.id, ids[place] ?? '', { decision: 'confirm' })),
    );
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await Promise.all(both.map(rungOf))).toSorted()).toEqual(['checked', 'uploaded']);
  });

  it('goes over to the other when an admin rejects what was confirmed by mistake', async () => {
    const [stranger, owner] = [await makeCandidate('WRONG-1'), await makeCandidate('WRONG-1')];
    const blank = await addCertificate(stranger);
    expect((await decide(stranger.id, blank, { decision: 'confirm' })).status).toBe(200);
    const genuine = await addCertificate(owner);
    expect(await ofNumber(owner)).toMatchObject([{ claims: [{ status: 'checked' }, { status: 'open' }] }]);
    expect((await decide(owner.id, genuine, { decision: 'confirm' })).status).toBe(400);
    expect((await decide(stranger.id, blank, { ...rejection, version: 2 })).status).toBe(200);
    expect((await decide(owner.id, genuine, { decision: 'confirm' })).status).toBe(200);
    expect([await rungOf(stranger), await rungOf(owner)]).toEqual(['declared', 'checked']);
  });

  it('is confirmed for a later one when the holder from before is not confirmed, and not when it is', async () => {
    for (const status of ['open', 'checked'] as const) {
      const [earlier, later] = [await makeCandidate(`LEGACY-${status}`), await makeCandidate(`LEGACY-${status}`)];
      const held = await addCertificate(earlier);
      if (status === 'checked') await decide(earlier.id, held, { decision: 'confirm' });
      const hash = numberHash('jlpt', earlier.number) ?? '';
      const holder = { candidate_id: earlier.id, certificate_id: held };
      const Item = { ...keys.certificateNumber(hash), entity: 'certificate_number', schema_version: 1, ...holder };
      await write({ Put: { Item } });
      const id = await addCertificate(later);
      const { status: answer } = await decide(later.id, id, { decision: 'confirm' });
      expect([status, answer]).toEqual([status, status === 'open' ? 200 : 400]);
    }
  });

  it('that was rejected cannot be claimed again by the same account, also after it deleted the certificate', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    expect((await decide(who.id, id, rejection)).status).toBe(200);
    const again = async () => {
      const { status, body } = await add(who, await makeUpload(who), stated(`${who.number} `.toLowerCase()));
      return [status, body.fields];
    };
    await setLanguages(who, rowsWith(who.number));
    const refusal = [
      400,
      [{ path: 'certificate_number', message: englishText(textId('certificate_number_rejected')) }],
    ];
    expect(await again()).toEqual(refusal);
    expect((await remove(who, id)).status).toBe(204);
    expect(await mine(who)).toEqual([]);
    const copy = (await api.call(accountCalls.export, { token: who.token })).body;
    expect(copy.certificates).toEqual([]);
    expect(await again()).toEqual(refusal);
    expect((await decide(who.id, id, { decision: 'confirm', version: 3 })).body.code).toBe('NOT_FOUND');
    await addCertificate(await makeCandidate(who.number));
  });

  describe('that was rejected', () => {
    const objected = async (outcome: 'upheld' | 'reversed') => {
      const who = await makeCandidate();
      expect((await decide(who.id, await addCertificate(who), rejection)).status).toBe(200);
      const [{ id }] = (await api.call(objectionCalls.statements, { token: who.token })).body;
      const body = { statement: id, text: 'The scan is readable.' };
      expect((await api.call(objectionCalls.object, { token: who.token, body })).status).toBeLessThan(300);
      const answer = () =>
        api.call(objectionCalls.answer, {
          token: admin.token,
          params: { id },
          body: { outcome, text: 'We looked again.' },
        });
      return { who, answer };
    };

    it.each([
      ['can be claimed again once an objection succeeds', 'reversed', 200],
      ['stays rejected when an objection fails', 'upheld', 400],
    ] as const)('%s', async (_, outcome, status) => {
      const { who, answer } = await objected(outcome);
      expect((await answer()).status).toBe(200);
      expect((await add(who, await makeUpload(who), stated(who.number))).status).toBe(status);
      expect(await rungOf(who)).toBe(status === 200 ? 'uploaded' : 'declared');
    });

    it('is given back once, whatever admins and the candidate do at the same time, and claimed once', async () => {
      const { who, answer } = await objected('reversed');
      const answers = await Promise.all([
        answer(),
        answer(),
        answer(),
        setLanguages(who, rowsWith(who.number)),
        answer(),
      ]);
      expect(answers.filter((each) => each?.status === 200).length).toBeGreaterThanOrEqual(4);
      const uploads = [await makeUpload(who), await makeUpload(who), await makeUpload(who)];
      const claims = await Promise.all(uploads.map((id) => add(who, id, stated(who.number))));
      expect(claims.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      const open = (await mine(who)).find((each: { status: string }) => each.status === 'open');
      expect((await decide(who.id, open.id, rejection)).status).toBe(200);
      // A second rejection is final again: the answer to the first objection is not given twice.
      await answer();
      expect((await add(who, await makeUpload(who), stated(who.number))).status).toBe(400);
    });

    it('waits for an admin like any other when another account was confirmed meanwhile', async () => {
      const { who, answer } = await objected('reversed');
      const other = await makeCandidate(who.number);
      expect((await decide(other.id, await addCertificate(other), { decision: 'confirm' })).status).toBe(200);
      await answer();
      const { body } = await decide(who.id, await addCertificate(who), { decision: 'confirm' });
      expect(body.detail).toBe(englishText(textId('certificate_confirmed_elsewhere')));
    });
  });

  it('is flagged once, and not again after an admin closed the flag; no flag is left when one claim remains', async () => {
    const [first, second] = [await makeCandidate('CLOSED-1'), await makeCandidate('CLOSED-1')];
    const stats = async () => (await api.call(adminCalls.stats, { token: admin.token })).body.openCertificates;
    await drain();
    const before = await stats();
    const ids = [await addCertificate(first), await addCertificate(second)];
    const [flag] = await ofNumber(second);
    expect(await stats()).toBe(before + 3);
    const params = { id: flag?.id };
    expect((await api.call(certificateCalls.dismissDuplicate, { token: admin.token, params })).status).toBe(204);
    expect((await api.call(certificateCalls.dismissDuplicate, { token: admin.token, params })).status).toBe(404);
    await decide(first.id, ids[0] ?? '', { decision: 'confirm' });
    expect(await ofNumber(second)).toEqual([]);
    expect(await stats()).toBe(before + 1);
    await remove(second, ids[1] ?? '');
    expect(await ofNumber(second)).toEqual([]);
    expect(await stats()).toBe(before);
  });

  it('is flagged alike when records are repeated, late and in another order', async () => {
    const [first, second] = [await makeCandidate('ORDER-1'), await makeCandidate('ORDER-1')];
    await drain();
    const ids = [await addCertificate(first), await addCertificate(second)];
    const records = await api.readStream();
    await followTable({ Records: records.toReversed() });
    await followTable({ Records: records });
    expect(await ofNumber(first, second)).toMatchObject([{ holder: { id: first.id }, refused: { id: second.id } }]);
    await decide(first.id, ids[0] ?? '', rejection);
    await drain();
    await followTable({ Records: records });
    expect(await ofNumber(first, second)).toEqual([]);
  });

  it('is refused on one account without a flag', async () => {
    const who = await makeCandidate();
    await addCertificate(who);
    const before = await duplicates();
    const { status, body } = await add(who, await makeUpload(who), stated(who.number));
    expect([status, body.code]).toEqual([400, 'INVALID_STATE']);
    expect(await duplicates()).toEqual(before);
    const [{ document }] = await mine(who);
    expect((await read(document)).status).toBe(200);
  });

  it('leaves no trace of an account that is erased, rejected claims included', async () => {
    const first = await makeCandidate('ERASED-1');
    const id = await addCertificate(first);
    const second = await makeCandidate('ERASED-1');
    await addCertificate(second);
    await drain();
    await decide(first.id, id, rejection);
    await remove(first, id);
    const body = { confirm: first.email };
    expect((await api.call(accountCalls.remove, { token: first.token, body })).status).toBe(200);
    await drain();
    expect(await ofNumber(first, second)).toEqual([]);
    expect(await rungOf(second)).toBe('uploaded');
    expect(JSON.stringify(await api.scan())).not.toContain(`"candidate_id":${first.id},`);
  });
});

describe('an admin', () => {
  it('finds the oldest certificates first, with the names of their owners, and opens the document', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    const certificates = await queue();
    const times = certificates.map(({ uploaded_at }: { uploaded_at: string }) => uploaded_at);
    expect(times).toEqual(times.toSorted());
    const found = certificates.find((each: { id: string }) => each.id === id);
    expect(found).toMatchObject({ candidate_id: who.id, candidate_name: who.name, version: 1, scale: 'jlpt' });
    expect(JSON.stringify(certificates)).not.toContain('X-Amz');
    const params = { candidateId: who.id, id };
    const { body } = await api.call(certificateCalls.document, { token: admin.token, params });
    expect((await read(body.document)).status).toBe(200);
    const cursor = { token: admin.token, query: { cursor: 'made-up' } };
    expect((await api.call(certificateCalls.open, cursor)).body.code).toBe('INVALID_CURSOR');
    expect((await api.call(certificateCalls.duplicates, cursor)).body.code).toBe('INVALID_CURSOR');
  });

  it('confirms it: the claim is checked, the person is notified, and a retry changes nothing', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    await api.drainStream();
    const stats = async () => (await api.call(adminCalls.stats, { token: admin.token })).body.openCertificates;
    const before = await stats();
    expect((await decide(who.id, id, { decision: 'confirm' })).status).toBe(200);
    expect(await rungOf(who)).toBe('checked');
    const changes = await tableChanges(api, async () =>
      expect((await decide(who.id, id, { decision: 'confirm' })).status).toBe(200),
    );
    expect(changes).toEqual([]);
    await api.drainStream();
    expect(await stats()).toBe(before - 1);
    const params = { type: 'candidate', id: who.id };
    const { body } = await api.call(notificationCalls.list, { token: who.token, params });
    expect(body[0]).toMatchObject({ kind: 'certificate_checked', values: { scale: 'JLPT' } });
    const address = { token: admin.token, params: { candidateId: who.id, id } };
    expect((await api.call(certificateCalls.document, address)).body).toMatchObject({ status: 'checked', others: [] });
  });

  it('rejects it with a reason: the document is deleted, the number free for others, the claim declared', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    const [{ document }] = await mine(who);
    const reason = { decision: 'reject', reason: 'other_person', note: 'It says Aiko Mori.' };
    expect((await decide(who.id, id, { decision: 'reject' })).body.code).toBe('INVALID_INPUT');
    expect((await decide(who.id, id, reason)).status).toBe(200);
    expect((await read(document)).status).toBe(404);
    expect(await rungOf(who)).toBe('declared');
    expect(await mine(who)).toMatchObject([
      { status: 'rejected', document: null, rejection: { reason: 'other_person', note: 'It says Aiko Mori.' } },
    ]);
    expect((await decide(who.id, id, { decision: 'confirm' })).body.code).toBe('INVALID_STATE');
    await addCertificate(await makeCandidate(who.number));
  });

  it('decides nothing about a certificate that its owner deletes at the same time', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    beforeNextTransaction(() => remove(who, id));
    expect((await decide(who.id, id, { decision: 'confirm' })).body.code).toBe('NOT_FOUND');
    expect([await rungOf(who), await mine(who)]).toEqual(['declared', []]);
  });

  it('checks the document, not a claim that changes at the same time', async () => {
    const who = await makeCandidate();
    const id = await addCertificate(who);
    beforeNextTransaction(() => setLanguages(who, rowsWith(who.number, { level: 'N1', score: 130 })));
    expect((await decide(who.id, id, { decision: 'confirm' })).status).toBe(200);
    expect(await rungOf(who)).toBe('declared');
    await setLanguages(who, rowsWith(who.number));
    expect(await rungOf(who)).toBe('checked');
  });
});
