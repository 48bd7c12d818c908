import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RefusedField, refusalTextsHeader, writeRefusalTexts } from '#shared/texts/refusal-header.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';
import { ApiError, errorFromResponse, errorText, referenceText, refusedFieldText } from './api-error.ts';
import { setLanguage } from './i18n.ts';
import { refusalText } from './refusal-text.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const refusal = (body: object, text?: TextId, fields?: RefusedField[]) =>
  errorFromResponse(400, text ? { [refusalTextsHeader]: writeRefusalTexts(text, fields) } : {}, JSON.stringify(body));

const tooMany = { code: 'INVALID_STATE', detail: 'There can be at most 100 plans.' };
const tooLong = textId('text_too_long', { max: 120 });
const badTitle = {
  code: 'INVALID_INPUT',
  detail: 'Please use at most 120 characters.',
  fields: [{ path: 'title', message: 'Please use at most 120 characters.' }],
};

test('a refusal with values is translated', async () => {
  await setLanguage('de');
  expect(refusal(tooMany, textId('too_many_plans', { max: 100 })).detail).toBe('Es kann höchstens 100 Tarife geben.');
  await setLanguage('ar');
  expect(refusal(tooMany, textId('too_many_plans', { max: 100 })).detail).toBe('الحد الأقصى لعدد الباقات هو 100.');
});

test('the English text is that of the body', () => {
  expect(refusal(tooMany, textId('too_many_plans', { max: 100 })).detail).toBe('There can be at most 100 plans.');
});

test('a text that this build does not know stays English', async () => {
  await setLanguage('de');
  expect(refusal(tooMany).detail).toBe('There can be at most 100 plans.');
  expect(refusal(tooMany, 'plans_on_strike?days=2' as TextId).detail).toBe('There can be at most 100 plans.');
  expect(refusal(tooMany, 'constructor' as TextId).detail).toBe('There can be at most 100 plans.');
});

test('the text of an invalid field does not name the field', async () => {
  expect(refusal(badTitle).detail).toBe('Please use at most 120 characters.');
  expect(refusal(badTitle, tooLong, [{ path: 'title', text: tooLong }]).detail).toBe(
    'Please use at most 120 characters.',
  );
  await setLanguage('de');
  expect(refusal(badTitle, tooLong, [{ path: 'title', text: tooLong }]).detail).toBe(
    'Bitte verwenden Sie höchstens 120 Zeichen.',
  );
});

test('the text of an invalid field follows a change of the language', async () => {
  await setLanguage('de');
  const [field] = refusal(badTitle, tooLong, [{ path: 'title', text: tooLong }]).fields;
  expect(refusalText(field?.message ?? '')).toBe('Bitte verwenden Sie höchstens 120 Zeichen.');
  await setLanguage('en');
  expect(refusalText(field?.message ?? '')).toBe('Please use at most 120 characters.');
});

test('the text of an invalid field that the header does not name stays English', async () => {
  await setLanguage('de');
  expect(refusal(badTitle, tooLong).fields).toEqual(badTitle.fields);
  expect(refusal(badTitle, tooLong, [{ path: 'location', text: tooLong }]).fields).toEqual(badTitle.fields);
  expect(refusal(badTitle, tooLong, [{ path: 'title', text: 'title_rude' as TextId }]).fields).toEqual(badTitle.fields);
});

test('the text of an error code beside a field is translated', async () => {
  await setLanguage('de');
  const code = textId('EMAIL_CHANGE_NEEDS_CODE');
  const body = { code, detail: 'In English.', fields: [{ path: 'email', message: 'In English.' }] };
  const { detail, fields } = refusal(body, code, [{ path: 'email', text: code }]);
  expect(fields).toEqual([{ path: 'email', message: detail }]);
  expect(detail).toContain('E-Mail-Adresse');
});

test('a response that is not the API’s has no text', () => {
  expect(errorFromResponse(502, {}, '<html>')).toMatchObject({ code: 'UNEXPECTED', detail: '', fields: [] });
});

test.each([
  [30, 'You can try again in 30 seconds.'],
  [61, 'You can try again in 61 seconds.'],
  [721, 'You can try again in 13 minutes.'],
  [21_600, 'You can try again in 6 hours.'],
])('a refusal of too many requests says that the wait is %d seconds', (seconds, text) => {
  const body = JSON.stringify({ code: 'TOO_MANY_REQUESTS', detail: 'Too many attempts.' });
  const error = errorFromResponse(429, { 'retry-after': String(seconds) }, body);
  expect(error.detail).toBe(`Too many attempts. ${text}`);
  expect(errorFromResponse(429, {}, body).detail).toBe('Too many attempts.');
});

test.each([
  ['the firewall', '', { 'retry-after': '300' }, 'Too many requests. You can try again in 5 minutes.'],
  ['the gateway', '{"message":"Too Many Requests"}', {}, 'Too many requests. Please try again in a moment.'],
])('too many requests for %s are said in words, too', (_, body, headers, text) => {
  expect(errorFromResponse(429, headers as Record<string, string>, body).detail).toBe(text);
});

test('a refused filter says what is wrong with it, in the language of the screen', async () => {
  const error = refusal(badTitle, tooLong, [{ path: 'title', text: tooLong }]);
  expect(refusedFieldText(error)).toBe('Please use at most 120 characters.');
  await setLanguage('fr');
  expect(refusedFieldText(error)).toBe('Veuillez ne pas dépasser 120 caractères.');
});

test('other errors say nothing about a field', () => {
  expect(refusedFieldText(refusal(tooMany))).toBeUndefined();
  expect(refusedFieldText(new ApiError(0, 'NETWORK'))).toBeUndefined();
});

const gateway = { 'apigw-requestid': 'JKJaXmPLvHcESHA=' };
const unavailable = JSON.stringify({ code: 'UNAVAILABLE', detail: 'Busy.' });
const off = JSON.stringify({ code: 'SWITCHED_OFF', detail: 'Not now.' });

test.each([
  ['of the API', errorFromResponse(503, gateway, unavailable, 'sent00000000'), 'Busy.\nReference: JKJaXmPLvHcESHA='],
  ['of the gateway alone', errorFromResponse(500, gateway, '{"message":""}'), 'Failed.\nReference: JKJaXmPLvHcESHA='],
  ['of the edge', errorFromResponse(502, {}, '<html>', 'sent00000000'), 'Failed.\nReference: sent00000000'],
  ['without a response', new ApiError(0, 'NETWORK', { reference: 'sent00000000' }), 'Failed.\nReference: sent00000000'],
  ['of a prefetched call', errorFromResponse(500, {}, ''), 'Failed.'],
  ['that is a refusal', errorFromResponse(404, gateway, unavailable), 'Busy.'],
  [
    'that waits for a limit',
    errorFromResponse(429, { ...gateway, 'retry-after': '30' }, ''),
    'Too many requests. You can try again in 30 seconds.',
  ],
  ['that was switched off', errorFromResponse(503, gateway, off), 'Not now.'],
  ['of our own code', new TypeError('secret'), 'Failed.'],
])('the text of an error %s names the reference of a failure', (_, error, text) => {
  expect(errorText(error, 'Failed.')).toBe(text);
});

test('the reference is named in the language of the screen', async () => {
  await setLanguage('ja');
  expect(referenceText(errorFromResponse(500, gateway, ''))).toBe('お問い合わせ番号: JKJaXmPLvHcESHA=');
});
