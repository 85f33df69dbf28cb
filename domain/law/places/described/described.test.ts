import { describe, expect, it } from 'vitest';
import { bentoGoncalves, campoGrande, catalao, ribeiraoPreto, teresina } from '../../../api/described-cities.fake.ts';
import { dayOf } from '../../../units/day.ts';
import { parseMonth } from '../../../units/month.ts';
import { figureWords } from '../../../words/described-places.ts';
import { contributionInOffice, contributionPlaceOf, withheldInOffice } from '../../net/of-office.ts';
import { contributionOfTheRetired } from '../../net/retired-contribution.ts';
import { rulingOfServant } from '../../pension/place-law.ts';
import type { Rule } from '../../rule/rule.ts';
import { answerOf, answersOf } from '../../testing/answers.ts';
import { served, someone } from '../../testing/people.ts';
import { joinvilleSc } from '../joinville-sc.ts';
import { regimeForLaw, searchRegimes } from '../regimes.ts';
import { comparedPlaces } from './compare.ts';
import { placeFile } from './file.ts';
import { type DescribedByOffice, numberOfOffice, placeOfOffice } from './of-office.ts';
import { missingOf, placeOfDescription } from './place.ts';

const ID = numberOfOffice(7);
const KEY = `escritorio-${ID}`;
const office = (fields = catalao): DescribedByOffice => ({
  regimeId: ID,
  fields,
  version: 2,
  on: '2026-11-20',
  withdrawn: false,
});
const regime = (fields = catalao) => regimeForLaw(ID, [office(fields)]);

const woman = (birthDate: string, ingress = '2005-01-10', fields = catalao) =>
  someone({
    gender: 'Mulher',
    birthDate,
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: regime(fields),
    records: [served(ingress, null)],
    calculation: { publicServiceIngressDate: ingress },
  });

describe('a place that an office describes', () => {
  it('gives its rules to the calculation, on the very day and not a day before: 62 years, 25 of contribution', () => {
    const rule = `${KEY}-voluntaria`;
    expect(answerOf(woman('1964-11-20', '2001-01-10'), rule)).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(answerOf(woman('1964-11-21', '2001-01-10'), rule)).toMatchObject({ standing: 'future', when: '2026-11-21' });
  });

  it('asks for points that rise with its steps, and ages that rise once', () => {
    const asked = (on: string) => {
      const { rule } = answerOf({ ...woman('1985-01-10'), calculationDate: on }, `${KEY}-pontos`);
      return [rule?.necessaryPoints, rule?.necessaryAge?.years];
    };
    expect(asked('2023-12-31')).toEqual([86, 56]);
    expect(asked('2024-01-01')).toEqual([87, 57]);
    expect(asked('2026-11-20')).toEqual([89, 57]);
  });

  it('measures its toll on 16/12/1998: 20% of what was missing of 30 years', () => {
    const { rule } = answerOf(woman('1970-01-10', '1988-12-18'), `${KEY}-pedagio-integralidade`);
    expect(rule?.tollLimitDate).toBe('1998-12-16');
    expect(rule?.increasedNecessaryContribution).toEqual({ years: 34, months: 0, days: 0 });
  });

  it('is said to be the office’s in its name, in each of its rules and above them, with its version', () => {
    const answers = answersOf(woman('1964-11-20'));
    const own = [...answers.values()].filter(({ rule }) => rule.id.startsWith(KEY));
    expect(own.length).toBeGreaterThan(4);
    for (const { rule } of own) {
      expect(rule.modality).toContain('informado pelo escritório');
      expect(rule.observation).toContain('informado pelo escritório (versão 2, de 20/11/2026)');
      expect(rule.confirmed).toBe(false);
      expect(rule.notices).toContain('Valor não confirmado na legislação local');
    }
    expect(regime()?.name).toBe('Catalão - GO (informado pelo escritório)');
    expect(placeOfOffice(office()).regime.warning).toContain('O Genial não conferiu a lei deste ente');
    expect(searchRegimes('catalao', [office()])).toMatchObject([
      { regimeId: ID, reading: { extent: 'office', on: '2026-11-20' } },
    ]);
    expect(searchRegimes('catalao', [{ ...office(), withdrawn: true }])).toEqual([]);
  });

  it('is nothing to another office', () => {
    expect(regimeForLaw(ID)).toBeNull();
    expect(searchRegimes('catalao')).toEqual([]);
  });

  it('names which figures are the União’s and which are reported', () => {
    const rules = placeOfOffice(office(campoGrande)).norm?.rules ?? [];
    const permanent = rules.find(({ id }) => id === `${KEY}-voluntaria`);
    expect(permanent?.observations.join(' ')).toContain(
      'Igual à União, por indicação de quem descreveu: tempo de contribuição, cálculo da média.',
    );
    expect(permanent?.observations.join(' ')).toContain('tempo no cargo.');
    expect(permanent?.description).toContain('3 no cargo');
    expect(rules.map(({ id }) => id)).toEqual([`${KEY}-voluntaria`, `${KEY}-professor`]);
  });

  it('makes no rule of a figure that nobody read, and says which', () => {
    const own = (fields: typeof catalao) => (placeOfOffice(office(fields)).norm?.rules ?? []).length;
    expect(own(teresina)).toBe(1);
    expect(missingOf(teresina)).toContain('Regra permanente: não calculada, falta cálculo da média.');
    expect(own(ribeiraoPreto)).toBe(2);
    expect(own(bentoGoncalves)).toBe(0);
    expect(missingOf(bentoGoncalves)).toContain('Regra permanente: não informada.');
    expect(missingOf(bentoGoncalves)).not.toContain('Pensão por morte: não informada.');
    expect(missingOf(catalao)).toContain(
      'Transição com pedágio de professor: não calculada, falta idade mínima de professor, tempo de magistério.',
    );
  });

  it('gives guards, exposure and disability the figures described, on the very day and not a day before', () => {
    const uniao = { from: 'uniao', man: null, woman: null } as const;
    const oneOfUniao = { from: 'uniao', value: null } as const;
    const average = { from: 'reported', method: 'sixtyPlusTwo' } as const;
    const fields = {
      ...catalao,
      police: {
        kind: 'own',
        ages: { from: 'text', man: 55, woman: 55 },
        years: { from: 'text', man: 30, woman: 25 },
        inPolice: uniao,
        average,
      },
      exposure: {
        kind: 'own',
        age: { from: 'reported', value: 60 },
        publicService: oneOfUniao,
        position: oneOfUniao,
        average,
        points: 'uniao',
      },
      disability: 'lc142',
    } as const;
    const guard = (birthDate: string) => ({
      ...woman(birthDate, '2001-01-10', fields),
      workRecords: [served('2001-01-10', null, { isPoliceTime: true })],
    });
    expect(answerOf(guard('1971-11-20'), `${KEY}-policial`)).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(answerOf(guard('1971-11-21'), `${KEY}-policial`)).toMatchObject({ standing: 'future', when: '2026-11-21' });
    const exposed = (birthDate: string) => ({
      ...woman(birthDate, '2001-01-10', fields),
      workRecords: [served('2001-01-10', null, { isSpecialTime: true, specialTimeBase: 25 })],
    });
    expect(answerOf(exposed('1966-11-20'), `${KEY}-especial`)).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(answerOf(exposed('1966-11-21'), `${KEY}-especial`)).toMatchObject({
      standing: 'future',
      when: '2026-11-21',
    });
    const ids = (placeOfOffice(office(fields)).norm?.rules ?? []).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([`${KEY}-especial-pontos`, `${KEY}-deficiencia-tempo`, `${KEY}-deficiencia-idade`]),
    );
    expect(missingOf(fields).join(' ')).not.toMatch(/Guarda e polícia|LC 51|LC 142/);
    const rows = comparedPlaces(placeOfOffice(office(fields)), joinvilleSc, '2026-11-20');
    expect(rows).toContainEqual({
      rule: 'Guarda e polícia',
      figure: 'tempo de guarda ou polícia',
      own: '25 anos',
      theirs: null,
    });
  });

  it('makes no rule of a guard or an exposure of which a figure is missing, and says which', () => {
    expect(missingOf(campoGrande)).toContain('Guarda e polícia: não calculada, falta cálculo da média.');
    expect(missingOf(teresina)).toContain('Exposição a agentes nocivos, transição por pontos: não informada.');
    expect((placeOfOffice(office(teresina)).norm?.rules ?? []).map(({ id }) => id)).toEqual([`${KEY}-especial`]);
  });

  it('says where police, exposure and disability were not read: their general rules close with the reform', () => {
    for (const fields of [catalao, bentoGoncalves])
      expect(missingOf(fields).at(-1)).toMatch(/^As regras gerais \(LC 51\/1985, Súmula Vinculante 33, LC 142\/2013\)/);
    const flags = { isPoliceTime: true, isSpecialTime: true, isDisabled: true, disabledLevel: 'high' } as const;
    const since = (ingress: string) =>
      answersOf({ ...woman('1975-01-10', ingress), workRecords: [served(ingress, null, flags)] });
    const open = [...since('2005-01-10').values()].filter(
      ({ rule, standing }) =>
        standing !== 'notApplicable' && /LC 51|Súmula Vinculante 33|LC 142/.test(`${rule.ruleLaw} ${rule.modality}`),
    );
    expect(open.filter(({ when }) => when !== null && when > catalao.reformDate)).toEqual([]);
  });

  it('gives the pension and the contribution as described, and none where nobody read them', () => {
    const death = dayOf('2026-11-20');
    expect(rulingOfServant(regime(bentoGoncalves), death)?.law).toBe('article23');
    expect(rulingOfServant(regime(teresina), death)).toBeNull();
    expect(rulingOfServant(regime(bentoGoncalves), dayOf('2022-12-29'))).toBeNull();
    expect(contributionInOffice(office())).toBeNull();
    const line = contributionInOffice(
      office({
        ...catalao,
        contribution: { rate: 14, exemptUpTo: 'minimumWage', minimumWages: null, since: '2023-07-01' },
      }),
    );
    if (line === null) throw new Error('no line');
    const { amount, norm } = contributionOfTheRetired(3621, line, parseMonth('2026-11'));
    expect([amount, norm]).toEqual([280, 'Lei 4.151/2023 de Catalão (informado pelo escritório)']);
    expect(contributionOfTheRetired(3621, line, parseMonth('2023-06')).amount).toBeNull();
    const withContribution = {
      ...catalao,
      contribution: { rate: 14, exemptUpTo: 'minimumWage', minimumWages: null, since: '2023-07-01' },
    } as const;
    const [known, unknown] = [regime(withContribution), regime(catalao)].map((one) => contributionPlaceOf('RPPS', one));
    expect(known).toEqual(line);
    expect(contributionOfTheRetired(3621, unknown ?? null, parseMonth('2026-11')).amount).toBeNull();
  });

  it('gives the quotas of its own, the part exempt by several minimum wages, and what is withheld from those at work', () => {
    const death = dayOf('2026-11-20');
    const fields = {
      ...catalao,
      pension: 'own',
      pensionQuotas: { family: 70, each: 15 },
      contribution: { rate: 14, exemptUpTo: 'minimumWages', minimumWages: 3, since: '2023-07-01' },
      activeContribution: { rate: 14, since: '2023-07-01' },
    } as const;
    const ruling = rulingOfServant(regime(fields), death);
    expect([ruling?.law, ruling?.quotas.family, ruling?.quotas.each]).toEqual(['ownQuotas', 70, 15]);
    const line = contributionInOffice(office(fields));
    expect(contributionOfTheRetired(5863, line, parseMonth('2026-11')).amount).toBe(140);
    expect(withheldInOffice(office(fields), 10_000, parseMonth('2026-11'), 10_000)?.amount).toBe(1400);
    expect(withheldInOffice(office(fields), 10_000, parseMonth('2023-06'), 10_000)).toBeNull();
    expect(withheldInOffice(office(catalao), 10_000, parseMonth('2026-11'), 10_000)).toBeNull();
  });

  it('keeps the old rules open where its law does', () => {
    const until = (fields: typeof catalao) => regime(fields)?.oldRulesUntil;
    expect([until(catalao), until({ ...catalao, oldRulesUntil: '2024-12-31' })]).toEqual(['2023-06-30', '2024-12-31']);
  });

  it('is the same rules every time, also from a copy', () => {
    const described = office();
    expect(placeOfOffice(structuredClone(described))).toBe(placeOfOffice(described));
    expect(placeOfOffice({ ...described, version: 3 })).not.toBe(placeOfOffice(described));
  });

  it('stands beside a neighbour, figure by figure', () => {
    const rows = comparedPlaces(placeOfOffice(office()), joinvilleSc, '2026-11-20');
    expect(rows).toContainEqual({
      rule: 'Regra permanente',
      figure: 'tempo de contribuição',
      own: '35 anos (homem), 25 anos (mulher)',
      theirs: '25 anos',
    });
    expect(rows).toContainEqual({
      rule: 'Transição com pedágio',
      figure: 'pedágio',
      own: '20% do que faltava em 16/12/1998',
      theirs: null,
    });
    // The method by its name: the end of a description is not always the value.
    expect(rows.filter(({ figure }) => figure === figureWords.average).map(({ theirs }) => theirs)).toEqual(
      expect.arrayContaining(['Média de todas as contribuições × (60% + 2% por ano)']),
    );
  });
});

/** What the file hands to the function that every place file of a description calls. */
const handedBy = (file: string): unknown => {
  const call = /placeOfDescription\(([\s\S]*)\);/.exec(file)?.[1] ?? '';
  return new Function(`${file.slice(0, file.indexOf('import'))} return [${call}]`)();
};

describe('the place file of a description', () => {
  it.each([catalao, campoGrande, teresina, ribeiraoPreto, bentoGoncalves])('of $city holds all of it', (fields) => {
    expect(handedBy(placeFile(fields))).toEqual([fields, fields.ibge, null]);
  });

  it('cannot be broken out of', () => {
    const fields = { ...catalao, city: 'Olho d\'Água */ \\\' "das" Flores', law: 'Lei */ 1' };
    expect(handedBy(placeFile(fields))).toEqual([fields, fields.ibge, null]);
  });

  it('is a place of the product by its own name, without the office’s, and confirms nothing', () => {
    const { regime: entry, norm } = placeOfDescription(catalao, catalao.ibge, null);
    const rules: readonly Rule[] = norm?.rules ?? [];
    expect([entry.name, entry.regimeId]).toEqual(['Catalão - GO', 5205109]);
    expect(rules.map(({ id }) => id)).toContain('catalao-go-pontos-integralidade');
    expect(rules.some(({ confirmed }) => confirmed)).toBe(false);
    expect(rules.some(({ modality }) => modality.includes('escritório'))).toBe(false);
  });
});
