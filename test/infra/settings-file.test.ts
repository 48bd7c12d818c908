import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { configOf } from '#infra/settings/config.ts';
import { settingsOfVariables } from '#infra/settings/environment.ts';
import { readSettingsFile, refuseOtherSources, regionInFile } from '#infra/settings/settings-file.ts';
import { stageSettings } from '#infra/settings/stage-settings.ts';
import { runTask } from '#test/support/operator.ts';
import { requiredSettings } from './synthesize.ts';

const stages = join(import.meta.dirname, '../../stages');
const example = JSON.parse(readFileSync(join(stages, 'prod.example.json'), 'utf8'));
const schema = z.toJSONSchema(stageSettings, { io: 'input' });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-stages-'));
  mkdirSync(join(folder, 'stages'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const writeFile = (stage: string, text: string) => writeFileSync(join(folder, `stages/${stage}.json`), text);

describe('the schema that editors read', () => {
  test('is that of the checks', async () => {
    await expect(`${JSON.stringify(schema, undefined, 2)}\n`).toMatchFileSnapshot('../../stages/schema.json');
  });

  test('describes every setting', () => {
    const described = Object.entries(schema.properties ?? {});
    expect(described.length).toBeGreaterThan(18);
    expect(described.filter(([, property]) => !(property as { description?: string }).description)).toEqual([]);
  });

  test('accepts the example, which is a whole prod', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
    expect(configOf('prod', example)).toMatchObject({ stage: 'prod', region: 'ap-south-1', budgetUsd: 250 });
  });
});

describe('the file of a stage', () => {
  test('is read from the folder stages, and may be missing', () => {
    expect(readSettingsFile('dev')).toEqual({});
    expect(() => configOf('prod', readSettingsFile('prod'))).toThrow('The stage prod needs mailFrom');
    writeFile('prod', JSON.stringify(example));
    expect(configOf('prod', readSettingsFile('prod')).domainName).toBe('jobs.example');
    expect(regionInFile('prod')).toBe('ap-south-1');
    expect(regionInFile('dev')).toBeUndefined();
  });

  test('is refused when it is not JSON, not an object, or has an unknown setting', () => {
    writeFile('dev', '{ "region": ');
    expect(() => readSettingsFile('dev')).toThrow('dev.json is not JSON');
    for (const wrong of [[], 'text', null, { mailform: 'a@b.example' }, { region: 7 }, { legal: '{}' }]) {
      expect(() => configOf('dev', wrong), JSON.stringify(wrong)).toThrow('The settings of dev are not valid.');
    }
  });
});

describe('settings from elsewhere', () => {
  const refused =
    (environment: Record<string, string>, context: Record<string, string> = {}) =>
    () =>
      refuseOtherSources('prod', example, (name) => context[name], environment);

  test('are refused with the remedy', () => {
    const remedy = 'npm run operator -- settings --stage prod';
    expect(refused({ PORTAL_DOMAIN_NAME: 'jobs.example' })).toThrow(remedy);
    expect(refused({ PORTAL_SELLER: '{}', PORTAL_UPI_ID: 'a@b' })).toThrow('PORTAL_UPI_ID, PORTAL_SELLER.');
    expect(refused({}, { domainName: 'jobs.example' })).toThrow('-c domainName');
  });

  test('include no region but that of the file, which the tasks read too', () => {
    expect(refused({ PORTAL_REGION: 'ap-south-1', PORTAL_STAGE: 'prod' })).not.toThrow();
    expect(refused({ PORTAL_REGION: 'eu-central-1' })).toThrow(
      'PORTAL_REGION is eu-central-1, but stages/prod.json says',
    );
    expect(refused({}, { stage: 'prod', confirm: 'alias' })).not.toThrow();
  });
});

describe('the task settings', () => {
  const variables = {
    PORTAL_REGION: 'ap-south-1',
    PORTAL_MAIL_FROM: requiredSettings.mailFrom,
    PORTAL_ALARM_MAIL: requiredSettings.alarmMail,
    PORTAL_LEGAL: requiredSettings.legal,
    PORTAL_SELLER: requiredSettings.seller,
    PORTAL_BUDGET_USD: '120.50',
    PORTAL_DELETION_PROTECTION: 'true',
  };
  const withVariables = () => {
    for (const [name, text] of Object.entries(variables)) vi.stubEnv(name, text);
  };

  test('writes what the variables say, once', async () => {
    withVariables();
    expect((await runTask(['settings', '--stage', 'prod', '--dry-run'])).out).toContain('alarmMail, budgetUsd');
    expect(readSettingsFile('prod')).toEqual({});
    expect(await runTask(['settings', '--stage', 'prod'])).toMatchObject({ code: 0, errors: '' });
    expect(readSettingsFile('prod')).toEqual({ $schema: './schema.json', ...settingsOfVariables(variables) });
    expect(configOf('prod', readSettingsFile('prod'))).toMatchObject({ budgetUsd: 120.5, deletionProtection: true });
    expect((await runTask(['settings', '--stage', 'prod'])).out).toContain('already');
    vi.stubEnv('PORTAL_BUDGET_USD', '90');
    expect(await runTask(['settings', '--stage', 'prod'])).toMatchObject({ code: 2 });
  });

  test('says what is missing or wrong, and writes nothing', async () => {
    expect(await runTask(['settings', '--stage', 'prod'])).toMatchObject({ code: 1 });
    withVariables();
    vi.stubEnv('PORTAL_LEGAL', 'legal.json');
    expect((await runTask(['settings', '--stage', 'prod'])).out).toContain('legal');
    expect(readSettingsFile('prod')).toEqual({});
    expect(await runTask(['settings', '--stage', 'local'])).toMatchObject({ code: 2 });
  });
});
