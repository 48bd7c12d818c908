import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

// What people type and paste, entered in a browser and read back from the API: it arrives as meant, or is refused beside
// its field with what was typed still there.

type Outcome = { stored: string | number | null } | { refused: RegExp };
type Row = readonly [typed: string, outcome: Outcome];

/** A field of a dialog that edits a record. */
interface EditedField {
  label: string;
  /** The field of the record that the API answers. */
  key: string;
  rows: readonly Row[];
}

const letterMissing = { refused: /letter/ };
const ambiguous = (one: string, other: string) => ({ refused: new RegExp(`${one}.*${other}`) });

const details: EditedField[] = [
  {
    label: 'Full name',
    key: 'name',
    rows: [
      ['\uFEFFLea Lima', { stored: 'Lea Lima' }],
      ['Ana\u200BMaria Lima', { stored: 'AnaMaria Lima' }],
      ['سارة أحمد\u200F', { stored: 'سارة أحمد' }],
      ['محمد\u200Cرضا', { stored: 'محمد\u200Cرضا' }],
      ['Lea\u2028Lima', { stored: 'Lea Lima' }],
      ['\u202EecivreS', { stored: 'ecivreS' }],
      ['O’Brien-Ştefan Ωmega', { stored: 'O’Brien-Ştefan Ωmega' }],
      ['山田\u3000太郎', { stored: '山田\u3000太郎' }],
      ['———', letterMissing],
      ['🙂🙂', letterMissing],
      ['\u0301\u0301', letterMissing],
      ['Lea\u0007Lima', { refused: /character 4/i }],
    ],
  },
  {
    label: 'Phone',
    key: 'phone',
    rows: [
      ['+1 (212) 555-0187', { stored: '+12125550187' }],
      ['+39 06 1234 5678', { stored: '+390612345678' }],
      ['+61 (0)412 345 678', { stored: '+61412345678' }],
      ['+31 (0)6-12345678', { stored: '+31612345678' }],
      ['+7 (999) 123-45-67', { stored: '+79991234567' }],
      ['+45 20 12 34 56', { stored: '+4520123456' }],
      ['+972\u201150\u2011234\u20115678', { stored: '+972502345678' }],
      ['+54 9 11 2345 6789', { stored: '+5491123456789' }],
      ['＋８１ ９０ １２３４ ５６７８', { stored: '+819012345678' }],
      ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', { stored: '+966501234567' }],
      ['\u2066+380 (67) 123 45 67\u2069', { stored: '+380671234567' }],
      ['+91 12345', { refused: /short/ }],
      ['+49 151 2345678901234', { refused: /long/ }],
      ['+999 123456789', { refused: /./ }],
      ['call me', { refused: /./ }],
    ],
  },
];

const jobFields: EditedField[] = [
  {
    label: 'Minimum salary a year',
    key: 'salary_min',
    rows: [
      ["45'000", { stored: 45_000 }],
      ['1２００００', { stored: 120_000 }],
      ['४५,०००', { stored: 45_000 }],
      ['1,20,000', { stored: 120_000 }],
      ['45,000.00', { stored: 45_000 }],
      ['45.000,-', { stored: 45_000 }],
      ['€ 46\u00A0000', { stored: 46_000 }],
      ['47\u202F000', { stored: 47_000 }],
      ['48k', { stored: 48_000 }],
      ['0', { stored: 0 }],
      ['', { stored: null }],
      ['1.5', ambiguous('1', '15')],
      ['1,23', ambiguous('1', '123')],
      ['competitive', { refused: /whole/ }],
      ['-5', { refused: /./ }],
      ['99999999999', { refused: /./ }],
    ],
  },
  {
    label: 'Job title',
    key: 'title',
    rows: [
      ['Dolmetscher\u00AD:in', { stored: 'Dolmetscher:in' }],
      ['Line\u000Bbreak', { stored: 'Line break' }],
      ['翻訳者 (在宅)', { stored: '翻訳者 (在宅)' }],
      ['*** ***', letterMissing],
    ],
  },
  {
    label: 'Description',
    key: 'description',
    rows: [
      ['a\u000Bb\u000Cc\u2028d\u2029e', { stored: 'a\nb\nc\nd\ne' }],
      ['👩\u200D👩\u200D👧 family', { stored: '👩\u200D👩\u200D👧 family' }],
      ['क्\u200Dष', { stored: 'क्\u200Dष' }],
      ['Ab\u0008c', { refused: /character 3/i }],
    ],
  },
];

const toRecord = (body: unknown) => body as Record<string, unknown>;

/** Enters each row in the dialog of a button, and reads the record of an address after each that is saved. */
async function enterRows(
  page: Page,
  { token }: Session,
  { opener, address, field: { label, key, rows } }: { opener: RegExp; address: string; field: EditedField },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel(new RegExp(`^${label}`)).first();
  for (const [typed, outcome] of rows) {
    const name = `${label}: ${JSON.stringify(typed)}`;
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: opener }).click();
    await input.fill(typed);
    await dialog.getByRole('button', { name: /^Save/ }).click();
    if ('stored' in outcome) {
      await expect(dialog, name).toBeHidden();
      const { body } = await expectOk(portal, 'GET', address, { token });
      expect(toRecord(body)[key], name).toBe(outcome.stored);
    } else {
      await expect(input, name).toHaveAccessibleDescription(outcome.refused);
      // A calling code that is known moves from a telephone number to the choice of its country.
      expect(typed.endsWith(await input.inputValue()), name).toBe(true);
    }
  }
}

for (const field of details) {
  test(`a recruiter’s ${field.label.toLowerCase()} arrives as it was meant, or is refused beside its field`, async ({
    visit,
  }) => {
    const recruiter = await openSession('recruiter');
    const page = await visit({ as: recruiter });
    await page.goto('/account');
    await enterRows(page, recruiter, { opener: /^Edit details/, address: '/recruiter/profile', field });
  });
}

for (const field of jobFields) {
  test(`a job’s ${field.label.toLowerCase()} arrives as it was meant, or is refused beside its field`, async ({
    visit,
  }) => {
    const recruiter = await makeHiringRecruiter();
    const job = await postJob(recruiter);
    const page = await visit({ as: recruiter });
    await page.goto('/my-jobs');
    await enterRows(page, recruiter, { opener: /^Edit /, address: `/jobs/${job}`, field });
  });
}
