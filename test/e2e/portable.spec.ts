import { expectOk } from '#test/support/http-api.ts';
import { scanPhone } from './support/axe-scan.ts';
import { downloadBy } from './support/download.ts';
import { expectFocusOn, press, tabTo } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const phone = { width: 360, height: 780 };

const xmlFile = (content: string) => ({ name: 'cv.xml', mimeType: 'text/xml', buffer: Buffer.from(content) });

const dimension = (code: string, level: string) =>
  `<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>${code}</hr:CompetencyDimensionTypeCode>
   <eures:Score><hr:ScoreText>${level}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`;

const competency = (id: string, ...dimensions: string[]) =>
  `<PersonCompetency>${id}<hr:TaxonomyID>language</hr:TaxonomyID>${dimensions.join('')}</PersonCompetency>`;

const europass = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
  xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <CandidatePerson>
    <PersonName><oa:GivenName>Giulia</oa:GivenName><hr:FamilyName>Rossi</hr:FamilyName></PersonName>
    <Communication><UseCode>home</UseCode><Address><oa:CityName>Bologna</oa:CityName></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">ita</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="it">
    <EmploymentHistory><EmployerHistory><PositionHistory><PositionTitle>Interprete</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory>
    <PersonQualifications>
      ${competency('<CompetencyID schemeName="NORMAL">ger</CompetencyID>', dimension('CEF-Understanding-Reading', 'C1'), dimension('CEF-Speaking-Interaction', 'B2'))}
      ${competency('<CompetencyID schemeName="FREE_TEXT">Giapponesino</CompetencyID>', dimension('CEF-Understanding-Listening', 'A2'))}
    </PersonQualifications>
  </CandidateProfile>
</Candidate>`;

test('a candidate takes a profile over from Europass by keyboard on a phone, decides about each part, and exports it again', async ({
  visit,
  problems,
}) => {
  problems.allow(/(?:status of|answer) 503 /);
  const candidate = await openSession('candidate');
  const { token } = candidate;
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/account');
  await press(page, 'Import a file');
  await expectFocusOn(page, 'Import a profile');
  const file = page.getByLabel('Choose a file');
  await tabTo(page, 'Choose a file');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await file.setInputFiles(xmlFile('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Candidate>&a;</Candidate>'));
  await expect(page.getByRole('alert')).toContainText('This file declares entities');
  await scanPhone(page, 'a refused file');

  await file.setInputFiles(xmlFile(europass));
  await expectFocusOn(page, 'What was found');
  const choice = (name: string) => page.getByRole('group', { name });
  await expect(choice('Full name').getByLabel('Keep mine')).toBeChecked();
  await expect(choice('Location').getByLabel('Take from the file')).toBeChecked();
  await expect(choice('German').getByLabel('Add this language')).toBeChecked();
  await expect(page.getByText('1 position of your work experience')).toBeVisible();
  await tabTo(page, 'Which language is “Giapponesino”?');
  await page.keyboard.type('japanese');
  await expect(page.getByRole('option', { name: /^Japanese(?! Sign)/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Languages');
  await expect(choice('Japanese').getByLabel('Add this language')).toBeChecked();
  await choice('Subtitle').getByLabel('Leave empty').press('Space');
  await expect(page.getByText('4 changes chosen')).toBeVisible();
  await scanPhone(page, 'the review of a file');
  expect(sent).toEqual([]);

  const fails = { status: 503, json: { detail: 'Later.', code: 'UNAVAILABLE' } };
  await page.route('**/api/candidate/languages', (route) => route.fulfill(fails), { times: 1 });
  await press(page, 'Save to my profile');
  await expect(page.getByText('3 changes chosen')).toBeVisible();
  await expect(choice('Location')).toBeHidden();
  await press(page, 'Save to my profile');
  await expect(toast(page, 'Your profile is updated.')).toBeVisible();
  await expect(page).toHaveURL('/candidate/profile');
  const { body } = await expectOk(portal, 'GET', '/candidate/profile', { token });
  expect(body).toMatchObject({ name: candidate.name, location: 'Bologna', subtitle: '' });
  expect(body).toMatchObject({
    languages: [
      { tag: 'it', native: true },
      { tag: 'de', skills: { reading: [{ level: 'C1' }], spoken_interaction: [{ level: 'B2' }], writing: [] } },
      { tag: 'ja', skills: { listening: [{ level: 'A2', evidence: 'declared' }] } },
    ],
  });

  await page.goto('/account');
  const again = await downloadBy(page, 'Download Europass');
  expect(again.name).toMatch(/^europass_\d{4}-\d{2}-\d{2}\.xml$/);
  expect(again.text).toContain('<PrimaryLanguageCode name="NORMAL">ita</PrimaryLanguageCode>');
  const own = await downloadBy(page, 'Download complete profile');
  await scanPhone(page, 'the account of a candidate');
  await page.goto('/candidate/import');
  await file.setInputFiles({ name: own.name, mimeType: 'application/json', buffer: Buffer.from(own.text) });
  await expect(page.getByText('Your profile already has everything from this file')).toBeVisible();
});

test('names what it does not take over from a résumé of Reactive Resume, and lets the candidate state levels', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/candidate/import');
  const resume = {
    basics: { name: 'Giulia Rossi', headline: 'Court interpreter', location: 'Bologna' },
    sections: {
      languages: {
        items: [
          { language: 'German', fluency: 'Fluent', level: 4, hidden: true },
          { language: 'Dzongkhaese', fluency: 'C1 (DALF)', level: 0 },
          { language: 'French', fluency: 'C1', level: 0 },
        ],
      },
      references: { items: [{ name: 'Eva' }, { name: 'Tom' }] },
      interests: { items: [{ name: 'Chess' }] },
    },
    customSections: [{ title: 'Juries', type: 'other', items: [{ id: '1' }] }],
  };
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) });
  await expectFocusOn(page, 'What was found');
  await expect(page.getByText('Read as a résumé of Reactive Resume.')).toBeVisible();
  for (const text of ['References: 2', 'Interests: 1', 'Juries: 1']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Which language is “Dzongkhaese”?')).toBeVisible();
  const german = page.getByRole('group', { name: 'German' });
  await expect(german.getByText('Fluent', { exact: true })).toBeVisible();
  await german.getByLabel('Level').selectOption('B2');
  await scanPhone(page, 'a review of Reactive Resume');
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(toast(page, 'Your profile is updated.')).toBeVisible();
  const { body } = await expectOk(portal, 'GET', '/candidate/profile', { token: candidate.token });
  expect(body).toMatchObject({
    languages: [
      { tag: 'de', native: false, skills: { reading: [{ level: 'B2', evidence: 'declared' }] } },
      { tag: 'fr', skills: { reading: [{ level: 'C1' }] } },
    ],
  });
});
