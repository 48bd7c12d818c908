import { describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { messageTemplateCalls } from '#shared/contracts/message-templates.ts';
import { maxTemplateName, maxTemplates } from '#shared/domain/message-templates.ts';
import { maxMessageLength } from '#shared/domain/messages.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
let companies = 0;
const makeCompany = () => {
  companies += 1;
  return makePrincipal('recruiter', companies);
};
const makeColleague = ({ id }: Principal, role: 'owner' | 'recruiter' | 'viewer' = 'recruiter') =>
  makePrincipal('recruiter', id + 1_000, { verified: false, company: { id, role } });

const text = 'Hello {{candidate_name}}, {{ job_title }}!';
const create = ({ token }: Principal, body: object) => api.call(messageTemplateCalls.createTemplate, { token, body });
const made = async (who: Principal, name: string, more: object = {}) => {
  const { status, body } = await create(who, { name, text, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string; version: string };
};
const change = ({ token }: Principal, id: string, body: object) =>
  api.call(messageTemplateCalls.changeTemplate, { token, params: { id }, body });
const remove = ({ token }: Principal, id: string) =>
  api.call(messageTemplateCalls.removeTemplate, { token, params: { id } });
const list = async ({ token }: Principal) => (await api.call(messageTemplateCalls.templates, { token })).body;
const namesOf = async (who: Principal): Promise<string[]> =>
  (await list(who)).map(({ name }: { name: string }) => name).sort();
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const taken = {
  status: 400,
  body: { fields: [{ path: 'name', message: 'Your company has a template with this name already.' }] },
};

describe("a company's template", () => {
  test('is stored as written, and listed with the latest change first', async () => {
    const me = await makeCompany();
    const first = await made(me, 'First', { language: 'ja' });
    api.clock.set(Date.now() + 1_000);
    await made(me, 'Second');
    expect(await list(me)).toMatchObject([
      { name: 'Second', text, author: me.name },
      { name: 'First', text, author: me.name, language: 'ja' },
    ]);
    expect((await list(me))[0]).not.toHaveProperty('language');
    api.clock.set(Date.now() + 2_000);
    const body = { name: 'First', text: 'Dear {{candidate_name}}', version: first.version };
    expect((await change(me, first.id, body)).status).toBe(200);
    const [changed] = await list(me);
    expect(changed).toMatchObject({ id: first.id, text: 'Dear {{candidate_name}}' });
    expect(changed).not.toHaveProperty('language');
  });

  test('is of all colleagues, names who changed it last, and is read by viewers', async () => {
    const me = await makeCompany();
    const [colleague, viewer] = [
      await makeColleague(me),
      await makePrincipal('recruiter', me.id + 2_000, { verified: false, company: { id: me.id, role: 'viewer' } }),
    ];
    const { id } = await made(colleague, 'Fair');
    const authors = async () => (await list(viewer)).map(({ author }: { author: string | null }) => author);
    expect(await authors()).toEqual([colleague.name]);
    expect((await create(viewer, { name: 'Other', text })).status).toBe(403);
    expect([(await change(viewer, id, { name: 'Other', text })).status, (await remove(viewer, id)).status]).toEqual([
      403, 403,
    ]);
    const dismissed = { token: me.token, params: { id: colleague.id } };
    expect((await api.call(companyCalls.removeColleague, dismissed)).status).toBe(204);
    expect(await authors()).toEqual([null]);
    expect((await change(me, id, { name: 'Fair', text })).body.author).toBe(me.name);
    expect(await authors()).toEqual([me.name]);
  });

  test('is not there for other companies', async () => {
    const [me, other] = [await makeCompany(), await makeCompany()];
    const { id } = await made(me, 'Mine');
    expect(await list(other)).toEqual([]);
    expect((await change(other, id, { name: 'Yours', text })).status).toBe(404);
    expect((await remove(other, id)).status).toBe(404);
    expect((await made(other, 'Mine')).id).not.toBe(id);
    expect(await namesOf(me)).toEqual(['Mine']);
  });

  test('has only placeholders that the portal fills, and is as long as a message at most', async () => {
    const me = await makeCompany();
    const { id } = await made(me, 'Long', { text: 'あ'.repeat(maxMessageLength) });
    for (const [body, path] of [
      [{ name: 'A', text: 'Hello {{first_name}}' }, 'text'],
      [{ name: 'A', text: 'x'.repeat(maxMessageLength + 1) }, 'text'],
      [{ name: 'A', text: '  ' }, 'text'],
      [{ name: ' ', text }, 'name'],
      [{ name: 'x'.repeat(maxTemplateName + 1), text }, 'name'],
      [{ name: 'A', text, language: 'tlh' }, 'language'],
    ] as const) {
      for (const answer of [await create(me, body), await change(me, id, body)]) {
        expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } });
      }
    }
    expect(await namesOf(me)).toEqual(['Long']);
  });
});

describe('the names of templates', () => {
  test('are each of one template, whatever case and accents', async () => {
    const me = await makeCompany();
    const { id } = await made(me, 'Café');
    const other = await made(me, 'Other');
    expect(await create(me, { name: ' cafe', text })).toMatchObject(taken);
    expect(await change(me, other.id, { name: 'CAFÉ', text })).toMatchObject(taken);
    // Its own name is none of another one.
    expect((await change(me, id, { name: 'CAFE', text })).status).toBe(200);
    expect((await change(me, id, { name: 'Tea', text })).status).toBe(200);
    expect((await change(me, other.id, { name: 'Café', text })).status).toBe(200);
    expect((await remove(me, id)).status).toBe(204);
    expect((await remove(me, id)).status).toBe(404);
    await made(me, 'tea');
    expect(await namesOf(me)).toEqual(['Café', 'tea']);
  });

  test('are each of one template of those that are stored or renamed concurrently', async () => {
    const me = await makeCompany();
    const stored = await Promise.all(['Fair', 'FAIR', 'fair', 'Fáir'].map((name) => create(me, { name, text })));
    expect(statusesOf(stored)).toEqual([201, 400, 400, 400]);
    const [one, two, three] = [await made(me, 'One'), await made(me, 'Two'), await made(me, 'Three')];
    const renamed = await Promise.all([one, two, three].map(({ id }) => change(me, id, { name: 'Same', text })));
    expect(statusesOf(renamed)).toEqual([200, 400, 400]);
    // Whichever comes first, the deleted one leaves no name reserved.
    const [renaming, removal] = await Promise.all([change(me, one.id, { name: 'Late', text }), remove(me, one.id)]);
    expect([200, 404]).toContain(renaming.status);
    expect(removal.status).toBe(204);
    await made(me, 'Late');
    await made(me, 'One');
  });

  test(`are ${maxTemplates} at most, also when stored concurrently, and a deleted one makes room`, async () => {
    const me = await makeCompany();
    const all = await Promise.all(
      Array.from({ length: maxTemplates + 3 }, (_, nth) => create(me, { name: `Nr ${nth}`, text })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(maxTemplates);
    expect(all.find(({ status }) => status !== 201)?.body).toMatchObject({
      code: 'INVALID_STATE',
      detail: `Your company can have at most ${maxTemplates} templates. Please delete one that you do not need any more.`,
    });
    const listed = await list(me);
    expect(listed).toHaveLength(maxTemplates);
    expect((await change(me, listed[0].id, { name: 'Renamed', text })).status).toBe(200);
    expect((await remove(me, listed[0].id)).status).toBe(204);
    await made(me, 'One more');
    expect((await create(me, { name: 'Two more', text })).status).toBe(400);
  });
});

test('templates are in the copy of the own data', async () => {
  const me = await makeCompany();
  await made(me, 'Fair', { language: 'ar' });
  const { body } = await api.call(accountCalls.export, { token: me.token });
  expect(body.message_templates).toMatchObject([{ name: 'Fair', text, language: 'ar', author: me.name }]);
});
