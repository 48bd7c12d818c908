import { describe, expect, test } from 'vitest';
import { candidateFileKey, candidateFolder, incomingKey, transcriptKey } from '#functions/data/file-keys.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { recordErasure } from '#functions/services/files/erasure-records.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedSample, makePrompt } from '#test/support/arrived-sample.ts';
import { settle } from '#test/support/belongings.ts';
import { eventually } from '#test/support/eventually.ts';
import {
  changeFiles,
  fileSteps,
  passDays,
  smallVideo,
  stateOf,
  versionsBelow,
  withoutRemovals,
} from '#test/support/file-steps.ts';
import { clearDiscarded } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { smallPdf } from '#test/support/small-pdf.ts';

const api = await testApi();
const steps = fileSteps(api);
const admin = await makePrincipal('admin', 1);
let last = 0;

async function makeOwner(): Promise<Principal> {
  last += 1;
  const who = await makePrincipal('candidate', last);
  expect((await steps.stateJapanese(who)).status).toBe(200);
  return who;
}

const fileOf = async ({ id }: Principal, kind: 'cv' | 'video') => {
  const profile = await readCandidate(id, true);
  return (kind === 'cv' ? profile?.cv_key : profile?.video_key) ?? '';
};
const documentOf = async ({ id }: Principal) => (await readEvidence(id)).certificates[0]?.file_key ?? '';
const recordingOf = async ({ id }: Principal) => (await readSamples(id, true)).samples[0]?.file_key ?? '';
const removeAccount = async ({ token, email }: Principal) => {
  expect((await api.call(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(200);
  await settle(api);
};
const reject = ({ id }: Principal, certificate: string) =>
  api.call(certificateCalls.decide, {
    token: admin.token,
    params: { candidateId: id, id: certificate },
    body: { decision: 'reject', version: 1, reason: 'unreadable' },
  });
const openUploads = async (who: Principal) => [await steps.send(who, 'cv'), await steps.send(who, 'video')];
/** Fifteen minutes later the places of open uploads are over, and the next one takes them. */
async function takePlacesLater(who: Principal): Promise<void> {
  const now = Date.now();
  for (let place = 2; place < 5; place += 1) await steps.send(who, 'cv');
  api.clock.set(now + 15 * 60_000);
  await steps.send(who, 'cv');
}
const pdf = smallPdf('another life');

type Act = (who: Principal) => Promise<unknown>;
interface Case {
  what: string;
  /** Makes what is removed; returns its keys. */
  make: (who: Principal) => Promise<string[]>;
  act: Act;
}

/** Makes a file of the profile. */
const profileFile = (kind: 'cv' | 'video') => async (who: Principal) => {
  await steps.add(who, kind);
  return [await fileOf(who, kind)];
};
const certificate = async (who: Principal) => {
  await steps.add(who, 'certificate');
  return [await documentOf(who)];
};
const recording = async (who: Principal) => {
  await steps.record(who);
  return [await recordingOf(who)];
};
const certificateId = async ({ id }: Principal) => (await readEvidence(id)).certificates[0]?.summary.id ?? '';
const removeCertificate: Act = async (who) =>
  api.call(certificateCalls.remove, { token: who.token, params: { id: await certificateId(who) } });
const rejectCertificate: Act = async (who) => reject(who, await certificateId(who));
const removeRecording: Act = async ({ id, token }) =>
  api.call(sampleCalls.remove, { token, params: { id: (await readSamples(id, true)).samples[0]?.id ?? '' } });

const replace =
  (kind: 'cv' | 'video'): Act =>
  async (who) =>
    steps.complete(who, await steps.send(who, kind));

const byOwner: Case[] = [
  { what: 'a CV that is replaced by an upload', make: profileFile('cv'), act: replace('cv') },
  {
    what: 'a CV that is replaced by the form',
    make: profileFile('cv'),
    act: (who) => steps.sendForm(who, { cv: pdf }),
  },
  { what: 'a video that is replaced by an upload', make: profileFile('video'), act: replace('video') },
  {
    what: 'a video that is replaced by the form',
    make: profileFile('video'),
    act: (who) => steps.sendForm(who, { video: smallVideo }),
  },
  {
    what: 'a video that is replaced by one of a platform',
    make: profileFile('video'),
    act: ({ id, token }) =>
      api.call(candidateCalls.updateProfile, {
        params: { id },
        token,
        body: { video: 'https://youtu.be/dQw4w9WgXcQ' },
      }),
  },
  { what: 'a certificate that its owner deletes', make: certificate, act: removeCertificate },
];
/** The same, by a call that ends after the table was written: the stream removes the files. */
const interrupted = (cases: readonly Case[]): Case[] =>
  cases.map(({ what, make, act }) => ({
    what: `${what}, by a call that is interrupted`,
    make,
    act: async (who) => {
      await withoutRemovals(() => act(who));
      await settle(api);
    },
  }));
const withoutCall: Case[] = [
  {
    what: 'a CV that a profile no longer names',
    make: profileFile('cv'),
    act: async ({ id }) => {
      await changeFiles(id, { cv_key: null });
      await settle(api);
    },
  },
];

const atOnce: Case[] = [
  { what: 'the document of a rejected certificate', make: certificate, act: rejectCertificate },
  { what: 'a recording that is replaced', make: recording, act: (who) => steps.record(who) },
];
const uploadOf = (kind: 'cv' | 'video' | 'certificate', content?: string) => async (who: Principal) => [
  incomingKey(await steps.send(who, kind, content)),
];
const openUpload = async ({ id }: Principal): Promise<string> =>
  String((await api.scan()).findLast((item) => item.entity === 'upload' && item.candidate_id === id)?.id);
const completeOpen: Act = async (who) => steps.complete(who, await openUpload(who));
const certifyOpen: Act = async (who) => steps.certify(who, await openUpload(who));
const cancelOpen: Act = async (who) =>
  api.call(uploadCalls.cancel, { token: who.token, params: { id: await openUpload(who) } });
const arrivedRecording = (bytes?: Uint8Array) => async (who: Principal) => {
  await makeArrivedSample(api, who.token, await makePrompt(api, who.token, 'ja'), bytes);
  return [incomingKey((await readSamples(who.id, true)).prompt?.upload?.id ?? '')];
};
const finishOpen: Act = async ({ id, token }) => {
  const { prompt } = await readSamples(id, true);
  const body = { prompt_id: prompt?.id ?? '', tag: 'ja', upload_id: prompt?.upload?.id ?? '' };
  return await api.call(sampleCalls.finish, { token, body });
};
const html = '<html>'.padEnd(200);
const incoming: Case[] = [
  { what: 'what arrived of a completed CV', make: uploadOf('cv'), act: completeOpen },
  { what: 'what arrived of a completed video', make: uploadOf('video'), act: completeOpen },
  { what: 'what arrived of an added certificate', make: uploadOf('certificate'), act: certifyOpen },
  { what: 'what arrived of a finished recording', make: arrivedRecording(), act: finishOpen },
  { what: 'a refused CV', make: uploadOf('cv', html), act: completeOpen },
  { what: 'a refused video', make: uploadOf('video', html), act: completeOpen },
  { what: 'a refused document', make: uploadOf('certificate', html), act: certifyOpen },
  { what: 'a refused recording', make: arrivedRecording(Buffer.from(html)), act: finishOpen },
  { what: 'a cancelled CV', make: uploadOf('cv'), act: cancelOpen },
  { what: 'a cancelled video', make: uploadOf('video'), act: cancelOpen },
  { what: 'a cancelled document', make: uploadOf('certificate'), act: cancelOpen },
  {
    what: 'uploads whose time is over',
    make: async (who) => (await openUploads(who)).map(incomingKey),
    act: takePlacesLater,
  },
  {
    what: 'a CV that was sent twice, in both versions',
    make: async (who) => {
      const [key = ''] = await uploadOf('cv')(who);
      await putFile(key, Buffer.from(pdf), 'application/pdf');
      expect((await versionsBelow(key)).files).toHaveLength(2);
      return [key];
    },
    act: completeOpen,
  },
  {
    what: 'a stored file whose certificate is refused',
    make: async (who) => {
      await uploadOf('certificate')(who);
      return [candidateFileKey(who.id, 'certificate', await openUpload(who), 'pdf')];
    },
    // Between the reads and the write, the claim is removed: the file is stored by then.
    act: async (who) => {
      const body = { languages: [], modes: [] };
      const stored = candidateFileKey(who.id, 'certificate', await openUpload(who), 'pdf');
      beforeNextTransaction(async () => {
        expect(await stateOf(stored)).toBe('present');
        await api.call(candidateCalls.setLanguages, { token: who.token, body });
      });
      expect(await certifyOpen(who)).toMatchObject({ status: 400 });
    },
  },
];

describe('an owner removes', () => {
  test.each([...byOwner, ...interrupted(byOwner), ...withoutCall])(
    '$what: it is hidden at once, and gone within 14 days',
    async ({ make, act }) => {
      const who = await makeOwner();
      const keys = await make(who);
      expect(await Promise.all(keys.map(stateOf))).toEqual(keys.map(() => 'present'));
      await act(who);
      await settle(api);
      expect(await Promise.all(keys.map(stateOf))).toEqual(keys.map(() => 'hidden'));
      await passDays(13);
      expect(await Promise.all(keys.map(stateOf))).toEqual(keys.map(() => 'hidden'));
      await passDays(14);
      expect(await Promise.all(keys.map(stateOf))).toEqual(keys.map(() => 'gone'));
      // What took its place stays.
      const [cv, video] = [await fileOf(who, 'cv'), await fileOf(who, 'video')];
      for (const key of [cv, video].filter(Boolean)) expect(await stateOf(key)).toBe('present');
    },
  );
});

describe('no version is left of', () => {
  test.each([
    ...atOnce,
    ...interrupted(atOnce),
    { what: 'a recording that is removed', make: recording, act: removeRecording },
    ...incoming,
  ])('$what', async ({ make, act }) => {
    const who = await makeOwner();
    const keys = await make(who);
    await act(who);
    expect(await Promise.all(keys.map(stateOf))).toEqual(keys.map(() => 'gone'));
  });

  test('a recording whose removal is interrupted, and repeated', async () => {
    const who = await makeOwner();
    const [key = ''] = await recording(who);
    expect(await withoutRemovals(() => removeRecording(who))).toMatchObject({ status: 500 });
    expect(await stateOf(key)).toBe('present');
    await removeRecording(who);
    expect(await stateOf(key)).toBe('gone');
  });

  test.each([
    ['a transcript, when the video is replaced', async (who: Principal) => steps.add(who, 'video')],
    ['a transcript, when the account is deleted', removeAccount],
  ])('%s, also of one that is late', async (_, lose) => {
    const who = await makeOwner();
    await steps.add(who, 'video');
    await settle(api);
    const output = await makeTranscript(who);
    await lose(who);
    await settle(api);
    expect(await stateOf(output)).toBe('gone');
    await putFile(output, Buffer.from('{}'), 'application/json');
    await clearDiscarded();
    expect(await stateOf(output)).toBe('gone');
  });
});

/** Lets the video be transcribed; returns the key of the result. */
async function makeTranscript({ id, token, ...who }: Principal): Promise<string> {
  const body = { candidate_id: id };
  expect((await api.call(transcriptionCalls.start, { token, body })).status).toBe(202);
  const output = transcriptKey(id, `${transcriptionId(id, await fileOf({ id, token, ...who }, 'video'))}-1`);
  await eventually(async () => expect(await stateOf(output)).toBe('present'));
  return output;
}

describe('an erasure', () => {
  test('leaves no version of any kind of file, nor of those that were hidden before', async () => {
    const [who, other] = [await makeOwner(), await makeOwner()];
    const recordings: string[] = [];
    for (const each of [who, other]) {
      for (const kind of ['cv', 'cv', 'video', 'video', 'certificate'] as const) await steps.add(each, kind);
      await removeCertificate(each);
      await steps.add(each, 'certificate');
      recordings.push(...(await recording(each)));
      await steps.send(each, 'cv');
      await makeTranscript(each);
    }
    await settle(api);
    const hidden = await versionsBelow(candidateFolder(who.id));
    expect(hidden.markers.length).toBeGreaterThanOrEqual(3);
    const before = await versionsBelow(candidateFolder(other.id));
    await removeAccount(who);
    expect(await versionsBelow(candidateFolder(who.id))).toEqual({ files: [], markers: [] });
    expect(await Promise.all(recordings.map(stateOf))).toEqual(['gone', 'present']);
    expect(await versionsBelow(candidateFolder(other.id))).toEqual(before);
    expect((await versionsBelow('incoming/')).markers).toEqual([]);
  });

  test.each<[what: string, prepare: (who: Principal) => Promise<() => Promise<unknown>>]>([
    [
      'a completed upload',
      async (who) => {
        const id = await steps.send(who, 'cv');
        return () => steps.complete(who, id);
      },
    ],
    [
      'a certificate',
      async (who) => {
        const id = await steps.send(who, 'certificate');
        return () => steps.certify(who, id);
      },
    ],
    ['a form', async (who) => () => steps.sendForm(who, { cv: pdf })],
    [
      'a recording',
      async (who) => {
        await arrivedRecording()(who);
        return () => finishOpen(who);
      },
    ],
  ])('during %s leaves no version of what the call stores', async (_, prepare) => {
    const who = await makeOwner();
    const call = await prepare(who);
    const upload = await openUpload(who);
    beforeNextTransaction(() => removeAccount(who));
    await call();
    await settle(api);
    expect(await versionsBelow(candidateFolder(who.id))).toEqual({ files: [], markers: [] });
    expect(await stateOf(incomingKey(upload))).toBe('gone');
    const samples = await versionsBelow('files/samples/');
    expect(samples.markers).toEqual([]);
  });

  test('is recorded for 42 days, however often', async () => {
    for (const _ of [1, 2, 3]) await recordErasure('candidate', 99);
    await passDays(42);
    expect(await stateOf('erasures/candidate/99')).toBe('present');
    await passDays(43);
    expect(await stateOf('erasures/candidate/99')).toBe('hidden');
    await passDays(45);
    expect(await stateOf('erasures/candidate/99')).toBe('gone');
  });
});

test('what arrived of an upload that is never completed is hidden after a day, and gone after another', async () => {
  const key = incomingKey(await steps.send(await makeOwner(), 'cv'));
  await passDays(1);
  expect(await stateOf(key)).toBe('present');
  await passDays(2);
  expect(await stateOf(key)).toBe('hidden');
  await passDays(4);
  expect(await stateOf(key)).toBe('gone');
});
