import { describe, expect, it } from 'vitest';
import { sampleRule } from '../../domain/api/sample.ts';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import type { Table } from '../blocks.ts';
import { reportHtml } from '../html.ts';
import { sampleRegime, sampleReport } from '../sample.ts';
import { job, paid, reportOf } from '../testing/report-of.ts';
import { reportContent } from './index.ts';

const servant = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;

const employee = reportOf({
  name: 'Cléa Inventada',
  profession: 'Bancária',
  gender: 'Mulher',
  birthDate: '1968-06-30',
  regimes: ['RGPS'],
  registrationDate: '1990-05-02',
  periods: [paid(job('Banco Imaginário', '1990-05-02', null, { isDisabled: true, disabledLevel: 'low' }), 900, 5)],
});

/** 'Cumprido em 30/06/2025: 57 anos. Cumprido em 30/06/2025.' */
const SAID_TWICE = /((?:Cumprid|Complet|Previst)\S* (?:em|para) \d{2}\/\d{2}\/\d{4}).*\1/;

describe('a printed rule', () => {
  it('says the day of a requirement once, complete, to come or denied', () => {
    if (employee.rgps === null) throw new Error('no rules of the RGPS');
    const { applicableRules, futureRules, notApplicableRules } = employee.rgps.rules;
    const texts = [applicableRules, futureRules, notApplicableRules]
      .flat()
      .flatMap(({ requirements }) => requirements.map(({ text }) => text));
    expect(applicableRules).not.toEqual([]);
    expect(futureRules).not.toEqual([]);
    expect(texts.filter((text) => SAID_TWICE.test(text))).toEqual([]);
    expect(SAID_TWICE.test('Cumprido em 30/06/2025: 57 anos. Cumprido em 30/06/2025.')).toBe(true);
  });

  it('keeps what is asked for to one line: a short name, and more room where much is asked', () => {
    const tables = reportContent(employee).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule.requirements] : [])),
    );
    const labels = tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text ?? ''));
    expect(labels).toContain('Contribuição');
    expect(labels.filter((label) => label.startsWith('Tempo de '))).toEqual([]);
    // Five columns hold what is held today too; of the width of a letter no more than a hundredth and a bit is had
    const withToday = tables.filter(({ head }) => head.length === 5);
    const asked = (table: Table) => Math.max(...table.rows.map(({ cells }) => cells[1]?.text.length ?? 0));
    const much = withToday.filter((table) => asked(table) > 18);
    const little = withToday.filter((table) => asked(table) <= 18);
    for (const table of notEmpty(much)) expect(table.widths?.[1]).toBe(22);
    for (const table of notEmpty(little)) expect(table.widths?.[1]).toBe(16.5);
  });

  it('has no working that stands under another rule already, where only an article is another', () => {
    const figuresOf = (table: Table) => table.rows.map(({ cells }) => [cells[0]?.text, cells[2]?.text]);
    const workings = reportContent(employee).flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'rule' && block.rule.benefit !== null ? [JSON.stringify(figuresOf(block.rule.benefit))] : [],
      ),
    );
    expect(workings.length).toBeGreaterThan(1);
    expect(new Set(workings).size).toBe(workings.length);
    // Art. 19 pays what art. 18 does, by another item of art. 26, § 2
    expect(reportHtml(employee).replaceAll('\u00a0', ' ')).toMatch(
      /apurado como em “Transição da aposentadoria por idade \(art\. 18\)”, com outro fundamento: Coeficiente, EC 103\/2019, art\. 26, [^.]*IV/,
    );
  });

  // From 01/01/1990 to 13/11/2019 are 10.909 days; of 35 years of 365 were missing 1.866.
  it('says what the toll adds, and what was missing', () => {
    const html = reportHtml(
      reportOf({
        name: 'Caio Inventado',
        profession: 'Analista',
        gender: 'Homem',
        birthDate: '1965-01-01',
        regime: 'União',
        regimes: ['RPPS'],
        publicServiceIngressDate: '1990-01-01',
        periods: [job('Ministério Imaginário', '1990-01-01', null, servant)],
      }),
    );
    expect(html).toContain(
      'Tempo de contribuição: inclui pedágio de 1.866 dias (100% de 1.866 dias, que faltavam em 13/11/2019).',
    );
  });

  it('shows how the time of each degree of disability is converted, and asks for the condition', () => {
    const html = reportHtml(
      reportOf({
        name: 'Otávio Inventado',
        profession: 'Bancário',
        gender: 'Homem',
        birthDate: '1967-03-03',
        regimes: ['RGPS'],
        registrationDate: '1987-06-01',
        periods: [
          job('Comércio Antigo', '1987-06-01', '1996-12-31'),
          job('Banco Imaginário', '1998-01-02', null, { isDisabled: true, disabledLevel: 'medium' }),
        ],
      }),
    ).replaceAll('\u00a0', ' ');
    expect(html).toMatch(
      /Tempo por grau em \d{2}\/\d{2}\/\d{4}, convertido \(Decreto 3\.048\/1999, arts\. 70-E e 70-F\)/,
    );
    expect(html).toMatch(
      /Sem deficiência<\/td><td class="figure">9 anos, 7 meses e 7 dias<\/td><td class="figure">0,83</,
    );
    expect(html).toContain('informada, por avaliar');
  });

  it('says of another reading of the law that the right hangs on it', () => {
    const reading = { ...sampleRule, variantOf: 'r9' };
    expect(reportHtml(sampleReport({ rpps: sampleRegime([reading], []) }))).toContain(
      'Por esta leitura, pode se aposentar desde 10/03/2021',
    );
  });

  it('cites an article of a norm once', () => {
    const twice = { norm: 'EC 99/2099', article: 'art. 36, II', address: null };
    const rule = { ...sampleRule, sources: [twice, { ...twice, article: 'art. 3º' }, twice] };
    expect(reportHtml(sampleReport({ rpps: sampleRegime([rule], []) })).replaceAll('\u00a0', ' ')).toContain(
      'EC 99/2099, art. 36, II; art. 3º<',
    );
  });
});
