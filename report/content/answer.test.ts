import { describe, expect, it } from 'vitest';
import type { Rule } from '../../domain/api/rules.ts';
import { sampleRule } from '../../domain/api/sample.ts';
import { sampleNextSteps, sampleRegime, sampleReport } from '../sample.ts';
import { job, paid, reportOf } from '../testing/report-of.ts';
import { answer } from './answer.ts';
import { reportContent } from './index.ts';

const post = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;

const rowsOf = (applicable: Rule[], future: Rule[]): string[] =>
  (answer(sampleReport({ rpps: sampleRegime(applicable, future) }), ['RPPS'])?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells[0]?.text ?? '') : [],
  );

describe('the first page', () => {
  it('says that two retirements add up only where there are two', () => {
    const said = 'As duas somam-se';
    const steps = (regimeType: 'RPPS' | 'RGPS', id: string) => {
      const { steps: all, ...advised } = sampleNextSteps(regimeType);
      return { ...advised, steps: all.map((step, place) => (place === 0 ? { ...step, id } : step)) };
    };
    const page = (ofOwn: string) =>
      JSON.stringify(
        answer(
          sampleReport({
            rpps: sampleRegime([sampleRule], []),
            rgps: sampleRegime([sampleRule], []),
            nextSteps: [steps('RPPS', ofOwn), steps('RGPS', 'elsewhere')],
          }),
          ['RPPS', 'RGPS'],
        ),
      );
    expect(page('elsewhere')).toContain(said);
    // The RGPS knows of a right in the RPPS, which knows of none in the RGPS
    expect(page('request')).not.toContain(said);
  });

  it('has the rule that its answer names as paying more later, however many come before', () => {
    const rule = (
      modality: string,
      whenToRetire: string,
      estimatedBenefit: number,
      changes: Partial<Rule> = {},
    ): Rule => ({
      ...sampleRule,
      id: modality,
      modality,
      whenToRetire,
      estimatedBenefit,
      parity: false,
      confirmed: false,
      ...changes,
    });
    const years = Array.from({ length: 12 }, (_, year) =>
      rule(`Regra de ${2028 + year}`, `${2028 + year}-01-01`, 5000 + year),
    );
    const most = rule('A que paga mais', '2040-05-01', 9000);
    expect(rowsOf([], [...years, most])).toContain(most.modality);
  });

  it('tells in one line of many rules without an estimate, where others have a value', () => {
    const rule = (modality: string, estimatedBenefit: number | null): Rule => ({
      ...sampleRule,
      id: modality,
      modality,
      whenToRetire: '2020-01-01',
      estimatedBenefit,
      parity: false,
    });
    const unknown = ['a', 'b', 'c', 'd'].map((name) => rule(name, null));
    expect(rowsOf([rule('rural', 1621), ...unknown], [])).toEqual([
      'rural',
      'a',
      'Outras 3 regras, sem estimativa de valor, estão nas seções das possibilidades.',
    ]);
    expect(rowsOf(unknown, [])).toEqual(['a', 'b', 'c', 'd']);
    expect(rowsOf([rule('rural', 1621), ...unknown.slice(2)], [])).toEqual(['rural', 'c', 'd']);
  });

  it('has no rule that is complete only after the last day of work', () => {
    const later = {
      ...sampleRule,
      id: 'later',
      modality: 'Depois',
      whenToRetire: '2044-06-13',
      withinReach: false,
      estimatedBenefit: 99_999,
    };
    const soon = { ...sampleRule, id: 'soon', modality: 'Antes', whenToRetire: '2030-06-13' };
    expect(rowsOf([], [soon, later])).toEqual(expect.not.arrayContaining(['Depois']));
    expect(rowsOf([], [later])).toContain('Depois');
  });

  it('says of rural work without a category that it counts as paid, and every remark ends as a sentence', () => {
    const data = reportOf({
      name: 'Das Dores Inventada',
      profession: 'Lavradora',
      gender: 'Mulher',
      birthDate: '1970-08-15',
      regimes: ['RGPS'],
      registrationDate: '1984-08-15',
      periods: [job('Sítio', '1984-08-15', null, { isRural: true })],
    });
    expect(JSON.stringify(answer(data, ['RGPS'])?.blocks)).toContain('sem remuneração, ele conta aqui como pago');
    expect(JSON.stringify(reportContent(data))).not.toMatch(/Categoria rural não informada [A-Z]/);
  });

  it('does not say that it counts as paid of rural work whose record says that it does not', () => {
    const data = reportOf({
      name: 'Raimunda Inventada',
      profession: 'Lavradora',
      gender: 'Mulher',
      birthDate: '1970-08-15',
      regimes: ['RGPS'],
      registrationDate: '1984-08-15',
      periods: [job('Roça', '1984-08-15', null, { isRural: true, isQualifyingPeriod: false })],
    });
    const blocks = JSON.stringify(answer(data, ['RGPS'])?.blocks);
    expect(blocks).not.toContain('conta aqui como pago');
    expect(blocks).toContain('A categoria do trabalho rural não foi informada: confira');
  });

  it('lists first what is settled and read in the law, of the same day, and says what hangs on rural time that was paid', () => {
    const data = reportOf({
      name: 'Maria Inventada',
      profession: 'Lavradora',
      gender: 'Mulher',
      birthDate: '1970-08-15',
      regimes: ['RGPS'],
      registrationDate: '1984-08-15',
      periods: [job('Sítio', '1984-08-15', null, { isRural: true })],
    });
    const [rule] = data.rgps?.rules.applicableRules ?? [];
    if (data.rgps === null || rule === undefined) throw new Error('no right');
    const of = (modality: string, changes: Partial<typeof rule>) => ({ ...rule, id: modality, modality, ...changes });
    const applicableRules = [
      of('Leitura', { variantOf: 'Lida', whenToRetire: '2010-01-01' }),
      of('Não lida', { confirmed: false, whenToRetire: '2015-01-01' }),
      of('Lida', { whenToRetire: '2015-01-01', hangsOnRuralPay: true }),
    ];
    const rules = { ...data.rgps.rules, applicableRules, futureRules: [] };
    const blocks = answer({ ...data, rgps: { ...data.rgps, rules } }, ['RGPS'])?.blocks ?? [];
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows.map(({ cells }) => cells[0]?.text)).toEqual(['Lida', 'Não lida', 'Leitura']);
    expect(rows[0]?.cells.at(-1)?.text).toContain('Só se o tempo rural foi pago');
  });

  it('plans for nobody beyond the expectation of life, where nothing is complete before 75 either', () => {
    const data = reportOf({
      name: 'Osvaldo Inventado',
      profession: 'Porteiro',
      gender: 'Homem',
      birthDate: '1950-07-11',
      regimes: ['RGPS'],
      registrationDate: '2013-02-01',
      periods: [paid(job('Condomínio', '2013-02-01', null), 2100, 0)],
    });
    const rows = (answer(data, ['RGPS'])?.blocks ?? []).flatMap((block) =>
      block.kind === 'table' ? block.rows.map(({ cells }) => cells[0]?.text ?? '') : [],
    );
    expect(rows).toContain('Transição da aposentadoria por idade (art. 18)');
    expect(rows).not.toContain('Transição por pontos (art. 15)');
  });

  it('tells of the same reading open in the courts in its answer and among the steps: that of today, which adds most in life', () => {
    const data = reportOf({
      name: 'Cléa Inventada',
      profession: 'Bancária',
      gender: 'Mulher',
      birthDate: '1970-06-30',
      regimes: ['RGPS'],
      registrationDate: '1990-05-02',
      periods: [
        paid(job('Lojas Imaginárias', '1990-05-02', '1997-12-31'), 300, 8),
        paid(job('Banco Imaginário', '1998-02-02', '2014-12-31', { isDisabled: true, disabledLevel: 'low' }), 900, 7),
        paid(job('Banco Imaginário', '2015-01-01', null, { isDisabled: true, disabledLevel: 'medium' }), 3100, 6),
      ],
    });
    const blocks = answer(data, ['RGPS'])?.blocks ?? [];
    const lead = blocks.find(({ kind }) => kind === 'lead');
    const [, value = ''] =
      /Por uma leitura em discussão nos tribunais, (R\$\s[\d.,]+),/.exec(JSON.stringify(lead)) ?? [];
    expect(value).not.toBe('');
    const step = data.nextSteps[0]?.steps.find(({ kind }) => kind === 'dispute');
    expect(step?.text).toContain(value);
    expect(step?.effect?.balance).toBeGreaterThan(0);
    expect(data.outlooks[0]?.disputed.some(({ from }) => from > '2031-01-01')).toBe(true);
  });

  it('does not put the compulsory retirement among what one may wait for', () => {
    const data = reportOf({
      name: 'Sérgio Inventado',
      profession: 'Analista',
      gender: 'Homem',
      birthDate: '1964-09-12',
      regime: 'União',
      regimes: ['RPPS'],
      publicServiceIngressDate: '1994-03-01',
      periods: [paid(job('Tribunal Imaginário', '1994-03-01', null, post), 1800, 6)],
    });
    const compulsory = data.rpps?.rules.futureRules.filter(({ kind }) => kind === 'compulsory') ?? [];
    expect(compulsory).not.toEqual([]);
    const tables = answer(data, ['RPPS'])?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? [];
    const names = tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text ?? ''));
    expect(names).not.toEqual([]);
    for (const { modality } of compulsory) expect(names).not.toContain(modality);
  });

  it('does where it pays more than whatever may be asked for: nobody is left to ask for less four months before', () => {
    const data = reportOf({
      name: 'Otávio Inventado',
      profession: 'Técnico',
      gender: 'Homem',
      birthDate: '1952-03-20',
      regime: 'União',
      regimes: ['RPPS'],
      publicServiceIngressDate: '2008-04-01',
      periods: [paid(job('Universidade Imaginária', '2008-04-01', null, post), 1800, 6)],
    });
    const blocks = answer(data, ['RPPS'])?.blocks ?? [];
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const [, compulsory] = rows.map(({ cells }) => cells.map(({ text }) => text));
    expect(compulsory).toEqual([
      expect.stringContaining('Compulsória aos 75 anos'),
      '20/03/2027',
      expect.stringContaining('R$'),
      expect.stringContaining('Vem pela idade'),
    ]);
    expect(JSON.stringify(blocks)).not.toContain('que não traz mais');
  });
});

it('says of which regime a wait is told, where both are', () => {
  const data = reportOf({
    name: 'Vera Inventada',
    profession: 'Analista',
    gender: 'Mulher',
    birthDate: '1966-09-30',
    regime: 'União',
    regimes: ['RPPS', 'RGPS'],
    publicServiceIngressDate: '1997-06-02',
    periods: [
      paid(job('Tribunal Imaginário', '1997-06-02', null, post), 1800, 8),
      paid(job('Faculdade Imaginária', '2000-02-01', null, { regimeType: 'RGPS' }), 300, 4),
    ],
  });
  const said = (answer(data, ['RPPS', 'RGPS'])?.blocks ?? []).flatMap((block) =>
    block.kind === 'paragraph' && block.text.includes('A maior soma') ? [block.text] : [],
  );
  expect(said.map((text) => text.slice(0, 6))).toEqual(['RPPS: ']);
});
