import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { bytesOf, candidateXml, parseInTests, pdfWith, personName } from './test-files.ts';

const read = (text: string) => readFile(bytesOf(text), parseInTests);
const level = (reached: string) => [{ scale: 'cefr', level: reached, evidence: 'declared' }];

const dimension = (code: string, score: string) =>
  `<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>${code}</hr:CompetencyDimensionTypeCode>
   <eures:Score><hr:ScoreText>${score}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`;

const competency = (id: string, ...dimensions: string[]) =>
  `<PersonCompetency>${id}<hr:TaxonomyID>language</hr:TaxonomyID>${dimensions.join('')}</PersonCompetency>`;

describe('the Europass document since 2020', () => {
  const xml = candidateXml(
    `${personName}
     <Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@example.com</oa:URI></Communication>
     <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>351</CountryDialing>
       <oa:DialNumber>912 345 6789</oa:DialNumber><CountryCode>pt</CountryCode></Communication>
     <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Rua das Flores 1</oa:AddressLine>
       <oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode><oa:PostalCode>4050</oa:PostalCode></Address></Communication>
     <PrimaryLanguageCode name="NORMAL">por</PrimaryLanguageCode>
     <PrimaryLanguageCode name="FREE_TEXT">Mirandese</PrimaryLanguageCode>`,
    `<EmploymentHistory>
       <EmployerHistory><PositionHistory><PositionTitle typeCode="FREETEXT">Editor</PositionTitle></PositionHistory></EmployerHistory>
       <EmployerHistory><PositionHistory><PositionTitle typeCode="FREETEXT">Translator</PositionTitle>
         <eures:EmploymentPeriod><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod></PositionHistory></EmployerHistory>
     </EmploymentHistory>
     <EducationHistory><EducationOrganizationAttendance/></EducationHistory>
     <Hobbies><Hobby>Chess</Hobby><Hobby>Go</Hobby></Hobbies><Others><Title>Conferences</Title><Other><Title>x</Title></Other></Others>
     <DrivingLicence>B</DrivingLicence><EmploymentReferences/>
     <PersonQualifications>
       ${competency('<CompetencyID schemeName="NORMAL">ger</CompetencyID>', dimension('CEF-Understanding-Listening', 'C1'), dimension('CEF-Speaking-Interaction', 'b2'), dimension('CEF-Writing-Production', 'fluent'))}
       ${competency('<CompetencyID schemeName="NORMAL">fra</CompetencyID>', '<eures:CompetencyDimension/>')}
       ${competency('<CompetencyID schemeName="FREE_TEXT">Swiss German</CompetencyID>')}
       <PersonCompetency><CompetencyID>Aircraft Assembly</CompetencyID><hr:TaxonomyID>other</hr:TaxonomyID></PersonCompetency>
       <PersonCompetency><CompetencyID>http://data.europa.eu/esco/skill/S1.5</CompetencyID><hr:TaxonomyID>other</hr:TaxonomyID></PersonCompetency>
     </PersonQualifications>
     <Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>SDL Trados</hr:CompetencyName></PersonCompetency>
       <SkillsGroup><Title>Office</Title><PersonCompetency><hr:CompetencyName>sdl trados</hr:CompetencyName></PersonCompetency>
       <PersonCompetency><hr:CompetencyName>Subtitling</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills>`,
  );

  test('gives the person, the present position and the skills, each once', async () => {
    const { format, fields, skills, leftOut } = await read(xml);
    expect({ format, fields, skills, leftOut }).toEqual({
      format: 'europass',
      fields: {
        name: 'Ana Lima',
        phone: '+351 912 345 6789',
        address: 'Rua das Flores 1, 4050 Porto, PT',
        location: 'Porto',
        subtitle: 'Translator',
      },
      skills: ['SDL Trados', 'Subtitling', 'Aircraft Assembly'],
      leftOut: [
        { kind: 'work', count: 2 },
        { kind: 'education', count: 1 },
        { kind: 'interests', count: 2 },
        { kind: null, name: 'Conferences', count: 2 },
        { kind: null, name: 'Driving Licence', count: 1 },
      ],
    });
  });

  test('gives codes and free texts of languages, and levels only where they are levels', async () => {
    const { languages } = await read(xml);
    expect(languages.map(({ code, label, native }) => [code || label, native])).toEqual([
      ['por', true],
      ['Mirandese', true],
      ['ger', false],
      ['fra', false],
      ['Swiss German', false],
    ]);
    expect(languages[2]?.claims).toEqual({
      listening: level('C1'),
      reading: [],
      spoken_interaction: level('B2'),
      spoken_production: [],
      writing: [],
    });
    expect(Object.values(languages[3]?.claims ?? {})).toEqual([[], [], [], [], []]);
  });

  const withLanguages = (person: string, competencies = '') =>
    read(candidateXml(`${personName}${person}`, `<PersonQualifications>${competencies}</PersonQualifications>`));

  test('takes the codes in addresses of the Publications Office, and free texts whatever attribute says so', async () => {
    const address = 'http://publications.europa.eu/resource/authority/language';
    const { languages } = await withLanguages(
      `<PrimaryLanguageCode>${address}/MLT</PrimaryLanguageCode>
       <PrimaryLanguageCode typeCode="FREETEXT">Twi</PrimaryLanguageCode>`,
      competency(`<CompetencyID>${address}/BFI</CompetencyID>`) +
        competency('<CompetencyID>http://example.com/language/MLT</CompetencyID>'),
    );
    expect(languages.map(({ code, label }) => [code, label])).toEqual([
      ['MLT', ''],
      ['', 'Twi'],
      ['BFI', ''],
      ['', 'http://example.com/language/MLT'],
    ]);
  });

  test('takes the lower of two levels of writing, and one level of the whole language', async () => {
    const whole = (text: string) =>
      `<eures:ProficiencyLevel><hr:ScoreText>${text}</hr:ScoreText></eures:ProficiencyLevel>`;
    const id = (text: string) => `<CompetencyID schemeName="NORMAL">${text}</CompetencyID>`;
    const writing = [dimension('CEF-Writing-Production', 'B2'), dimension('CEF-Writing-Interaction', 'B1')];
    const { languages } = await withLanguages(
      '',
      competency(id('eng'), ...writing, whole('C2')) +
        competency(id('deu'), whole('B2')) +
        competency(id('ita'), whole('fluent')) +
        competency(id('swe'), dimension('CEF-Writing-Interaction', 'A2')),
    );
    expect(languages.map(({ claims }) => claims.writing)).toEqual([level('B1'), [], [], level('A2')]);
    expect(languages.map(({ overall, remarks }) => [overall?.level, remarks])).toEqual([
      [undefined, []],
      ['B2', []],
      [undefined, ['fluent']],
      [undefined, []],
    ]);
  });

  test('has all family names', async () => {
    const names =
      '<PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Lima</hr:FamilyName><hr:FamilyName>Reis</hr:FamilyName></PersonName>';
    expect((await read(candidateXml(names, ''))).fields.name).toBe('Ana Lima Reis');
  });

  const packed = deflateSync(xml);
  const type = '/Type /EmbeddedFile /Subtype /text#2Fxml';
  test.each([
    ['as it is', `${type} /Length ${Buffer.byteLength(xml)}`, Buffer.from(xml), ''],
    ['packed', `${type} /Filter /FlateDecode /Length ${packed.length}`, packed, ''],
    ['packed, with a list of filters', `${type}/Filter[/FlateDecode]/Length ${packed.length}`, packed, ''],
    [
      'packed, with its length in another object',
      `${type} /Filter /FlateDecode /Length 5 0 R`,
      packed,
      `5 0 obj\n${packed.length}\nendobj\n`,
    ],
    ['packed, without a known length', `${type} /Filter /FlateDecode /Length 6 0 R`, packed, ''],
  ])('is found in a PDF that has it %s', async (_, dictionary, content, rest) => {
    const found = await readFile(pdfWith(dictionary, content, rest), parseInTests);
    expect(found).toEqual(await read(xml));
  });

  const hex = (bytes: Uint8Array) =>
    Buffer.from(
      `${Buffer.from(bytes)
        .toString('hex')
        .replaceAll(/(.{60})/g, '$1\n')}>`,
    );
  const base85 = (bytes: Uint8Array) => {
    const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, place) => {
      const group = bytes.subarray(place * 4, place * 4 + 4);
      let value = [...group, 0, 0, 0].slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
      const digits = Array.from({ length: 5 }, () => {
        const digit = String.fromCharCode(33 + (value % 85));
        value = Math.floor(value / 85);
        return digit;
      }).reverse();
      return digits.slice(0, group.length + 1).join('');
    });
    return Buffer.from(`${groups.join('')}~>`);
  };
  const runs = (bytes: Uint8Array) =>
    Buffer.concat([
      ...Array.from({ length: Math.ceil(bytes.length / 128) }, (_, place) => {
        const part = bytes.subarray(place * 128, place * 128 + 128);
        return Buffer.concat([Buffer.from([part.length - 1]), part]);
      }),
      Buffer.from([128]),
    ]);
  const specification = '2 0 obj<</Type/Filespec/F(cv.xml)/EF<</F 1 0 R/UF 1 0 R>>>>endobj\n';
  const inObjectStream = deflateSync(Buffer.from('2 0 <</Type/Filespec/EF<</UF 1 0 R>>>>'));
  const objectStream = `7 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${inObjectStream.length}>>stream\n`;
  const plain = Buffer.from(xml);

  test.each<[string, string, Uint8Array, string | Buffer]>([
    ['without a type', `/Filter/FlateDecode/Length ${packed.length}`, packed, specification],
    ['without a type and length', '/Filter/FlateDecode', packed, specification],
    ['without a type, as it is', '', plain, specification],
    [
      'without a type, named in a stream of objects',
      '/Filter/FlateDecode',
      packed,
      Buffer.concat([Buffer.from(objectStream), inObjectStream, Buffer.from('\nendstream endobj\n')]),
    ],
    ['in hexadecimal digits', `${type}/Filter/ASCIIHexDecode`, hex(plain), ''],
    ['in hexadecimal digits, by the short name', `${type}/Filter/AHx`, hex(plain), ''],
    ['packed, in hexadecimal digits', `${type}/Filter[/ASCIIHexDecode/FlateDecode]`, hex(packed), ''],
    ['in digits to the base of 85', `${type}/Filter/ASCII85Decode`, base85(plain), ''],
    ['packed, in digits to the base of 85', `${type}/Filter[/A85 /Fl]`, base85(packed), ''],
    ['in runs', `${type}/Filter/RunLengthDecode`, runs(plain), ''],
    ['packed twice', `${type}/Filter[/FlateDecode/FlateDecode]`, deflateSync(packed), ''],
    ['with escaped names', '/T#79pe/Embedded#46ile/Filter/Flate#44ecode', packed, ''],
    ['with other dictionaries in its own', `${type}/Params<</Size 5/CheckSum<00>>>/Filter/FlateDecode`, packed, ''],
  ])('is found in a PDF that has it %s', async (_, dictionary, content, rest) => {
    const file = pdfWith(dictionary, content);
    const bytes = new Uint8Array(Buffer.concat([file, Buffer.from(rest)]));
    expect(await readFile(bytes, parseInTests)).toEqual(await read(xml));
  });

  test('is found in a PDF with bytes before its header', async () => {
    const file = Buffer.concat([Buffer.alloc(1_000, '\n'), pdfWith(type, plain)]);
    expect((await readFile(new Uint8Array(file), parseInTests)).fields.name).toBe('Ana Lima');
  });

  test('is not searched for in streams that nothing names as files', async () => {
    await expect(readFile(pdfWith('', plain), parseInTests)).rejects.toMatchObject({ reason: 'emptyPdf' });
  });

  test('is found in a PDF beside other attachments, in its last version', async () => {
    const one = (content: string) => `1 0 obj <<${type}>> stream\n${content}\nendstream endobj\n`;
    const pdf = `%PDF-1.7\n${one(xml)}${one(xml.replace('Ana', 'Eva'))}${one('Invoice 7')}`;
    expect((await readFile(bytesOf(pdf), parseInTests)).fields.name).toBe('Eva Lima');
  });
});

describe('the Europass document of 2013 to 2020', () => {
  const xml = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
    <Identification><PersonName><FirstName>Ana</FirstName><Surname>Lima</Surname></PersonName><ContactInfo>
      <Address><Contact><AddressLine>Rua das Flores 1</AddressLine><PostalCode>4050</PostalCode><Municipality>Porto</Municipality>
        <Country><Code>PT</Code><Label>Portugal</Label></Country></Contact></Address>
      <TelephoneList><Telephone><Contact>+351 912 345 6789</Contact></Telephone></TelephoneList></ContactInfo></Identification>
    <Headline><Type><Code>job_applied_for</Code></Type><Description><Label>Translator</Label></Description></Headline>
    <WorkExperienceList><WorkExperience><Position><Label>Editor</Label></Position></WorkExperience></WorkExperienceList>
    <Skills><Linguistic>
      <MotherTongueList><MotherTongue><Description><Code>pt</Code><Label>Portuguese</Label></Description></MotherTongue></MotherTongueList>
      <ForeignLanguageList><ForeignLanguage><Description><Code>it</Code><Label>Italian</Label></Description>
        <ProficiencyLevel><Listening>B1</Listening><Reading>B2</Reading><SpokenInteraction>B1</SpokenInteraction>
          <SpokenProduction>A2</SpokenProduction><Writing>A1</Writing></ProficiencyLevel>
        <VerifiedBy><Certificate><Title>CELI 3</Title><AwardingBody>Perugia</AwardingBody>
          <Date year="2013" month="--10" day="---15"/><Level>B2</Level></Certificate></VerifiedBy></ForeignLanguage>
        <ForeignLanguage><Description><Label>Klingon</Label></Description></ForeignLanguage></ForeignLanguageList></Linguistic>
      <Computer><Description>&lt;ul&gt;&lt;li&gt;SDL Trados&lt;/li&gt;&lt;li&gt;Office &amp;amp; more&lt;/li&gt;&lt;/ul&gt;</Description></Computer>
      <JobRelated><Description>${'I know a great deal about many things '.repeat(3)}</Description></JobRelated></Skills>
    </LearnerInfo></SkillsPassport>`;

  test('gives the person, the headline and short skills from formatted texts', async () => {
    const { format, fields, skills, leftOut } = await read(xml);
    expect({ format, fields, skills, leftOut }).toEqual({
      format: 'europassV3',
      fields: {
        name: 'Ana Lima',
        phone: '+351 912 345 6789',
        address: 'Rua das Flores 1, 4050 Porto, Portugal',
        location: 'Porto',
        subtitle: 'Translator',
      },
      skills: ['Office & more', 'SDL Trados'].toReversed(),
      leftOut: [{ kind: 'work', count: 1 }],
    });
  });

  test('gives mother tongues, levels, and certificates in words', async () => {
    const { languages } = await read(xml);
    expect(languages.map(({ code, label, native, remarks }) => ({ code, label, native, remarks }))).toEqual([
      { code: 'pt', label: 'Portuguese', native: true, remarks: [] },
      { code: 'it', label: 'Italian', native: false, remarks: ['CELI 3, Perugia, 2013-10-15, B2'] },
      { code: '', label: 'Klingon', native: false, remarks: [] },
    ]);
    expect(languages[1]?.claims).toEqual({
      listening: level('B1'),
      reading: level('B2'),
      spoken_interaction: level('B1'),
      spoken_production: level('A2'),
      writing: level('A1'),
    });
  });
});
