import { describe, expect, it } from 'vitest';
import type { DisputedReading } from '../domain/api/outlook.ts';
import type { ReportSection } from '../domain/api/report.ts';
import { sampleOutlook } from '../domain/api/sample.ts';
import type { ScenarioComparison } from '../domain/api/scenario-comparison.ts';
import { reportContent } from './content/index.ts';
import { reportDocx } from './docx/docx.ts';
import { reportHtml } from './html.ts';
import { sampleReport, sampleScenarios } from './sample.ts';
import { readDocx } from './testing/docx-text.ts';

/** Work that runs in each regime. */
const withWork = (changes: Parameters<typeof sampleReport>[0] = {}) => {
  const { workRecords } = sampleReport();
  const inRgps = workRecords.map((record) => ({ ...record, id: 'w9', regimeType: 'RGPS' as const }));
  return sampleReport({ workRecords: [...workRecords, ...inRgps], ...changes });
};

const titles = (data = withWork()) => reportContent(data).map(({ numeral, title }) => `${numeral} ${title}`);

describe('the scenarios in the Relatório Genial', () => {
  it('prints the scenarios beside the facts after what the rules will bring, without a numeral of their own', () => {
    const data = withWork({ scenarios: [sampleScenarios('RGPS')] });
    const printed = reportContent(data);
    const place = printed.findIndex(({ title }) => title === 'Cenários');
    expect(printed[place - 1]?.title).toBe('Possibilidades futuras de aposentadoria (RPPS)');
    expect(titles(data).filter((title) => title !== 'null Cenários')).toEqual(titles());
    const html = reportHtml(data).replaceAll('\u00a0', ' ');
    for (const said of [
      'Fatos e cenários lado a lado (RGPS)',
      '<td>01/10/2028\n123 dias antes</td><td class="figure">R$ 4.120,77</td><td class="figure">+ R$ 330,62</td>',
      'R$ 58.267,87 a mais\ncompensa desde 07/2029',
      '<td>Fatos</td><td>Primeiro direito por “Transição por idade (EC 103/2019, art. 18)”.\nMaior valor: ',
      'Maior valor: R$ 5.873,02 em 14/08/2031, por “Transição por pontos (EC 103/2019, art. 15)”.',
      'aria-label="Soma recebida ao longo do tempo: Fatos',
      'Contribuição de facultativo: R$ 38.898,75 (23 × R$ 1.691,25)',
      'Nenhum direito',
    ])
      expect(html).toContain(said);
  });

  it('says of the facts too what waiting beyond the first right brings: a scenario may bring no more', () => {
    const { facts, scenarios, ...rest } = sampleScenarios('RGPS');
    const { soonest } = facts;
    if (soonest === null) throw new Error('no right');
    const best = { ...soonest, ruleId: 'points', modality: 'Transição por pontos', from: '2029-08-20', value: 6313.36 };
    const htmlWith = (changed: typeof facts) =>
      reportHtml(withWork({ scenarios: [{ ...rest, scenarios, facts: changed }] })).replaceAll('\u00a0', ' ');
    const firstRight = '<td>Fatos</td><td>Primeiro direito por “Transição por idade (EC 103/2019, art. 18)”.';
    expect(htmlWith({ ...facts, best })).toContain(
      `${firstRight}\nMaior valor: R$ 6.313,36 em 20/08/2029, por “Transição por pontos”.</td>`,
    );
    expect(htmlWith({ ...facts, best: { ...best, ruleId: soonest.ruleId } })).toContain(
      `${firstRight}\nMaior valor: R$ 6.313,36 em 20/08/2029, pela mesma regra.</td>`,
    );
    expect(htmlWith({ ...facts, best: soonest })).toContain(`${firstRight}</td>`);
    // Rounded it would read as less than the first
    const [near, far] = [
      { ...soonest, value: 3716.46 },
      { ...best, from: '2040-02-20', value: 3720.16 },
    ];
    expect(htmlWith({ ...facts, soonest: near, best: far })).toContain(
      'Maior valor: cerca de R$ 3.720,16 em 20/02/2040',
    );
  });

  it('says in the column of the price that the interest is missing in it', () => {
    const { scenarios, ...rest } = sampleScenarios('RGPS');
    const priced = scenarios.map((one) => ({ ...one, cost: 8399.4, interestMissing: true }));
    const html = reportHtml(withWork({ scenarios: [{ ...rest, scenarios: priced }] })).replaceAll('\u00a0', ' ');
    expect(html).toContain('<td class="figure">R$ 8.399,40 (sem juros)</td>');
  });

  it('puts what has to be known of a scenario on a line each, beside its name', () => {
    const [scenario] = sampleScenarios('RGPS').scenarios;
    if (scenario === undefined) throw new Error('no scenario');
    const noted = { ...scenario, notes: ['Primeira ressalva.', 'Segunda ressalva.'] };
    const html = reportHtml(withWork({ scenarios: [{ ...sampleScenarios('RGPS'), scenarios: [noted] }] }));
    expect(html).toContain('Primeira ressalva.\nSegunda ressalva.</td>');
  });

  it('says once what has to be known of several, and not again what stands under what waiting is worth', () => {
    const { scenarios, ...rest } = sampleScenarios('RGPS');
    const [one] = scenarios;
    if (one === undefined) throw new Error('no scenario');
    const above = 'Uma nota do que vale esperar.';
    const noted = (id: string, name: string, ...notes: string[]) => ({ ...one, id, name, notes: [...notes, above] });
    const three = [
      noted('s1', 'Primeiro', 'De todos.', 'De dois.', 'Do primeiro.'),
      noted('s2', 'Segundo', 'De todos.', 'De dois.'),
      noted('s3', 'Terceiro', 'De todos.'),
    ];
    const outlooks = [{ ...sampleOutlook, regimeType: 'RGPS' as const, notes: [above] }];
    const htmlWith = (sections: ReportSection[]) =>
      reportHtml(
        withWork({
          scenarios: [{ ...rest, scenarios: three }],
          outlooks,
          request: { calculationId: 'k1', sections },
        }),
      );
    const html = htmlWith(['POSSIBILIDADES_FUTURAS_RGPS', 'QUANTO_VALE_ESPERAR']);
    expect(html).toContain('<td>Todos os cenários</td><td>De todos.</td>');
    expect(html).toContain('<td>Primeiro; Segundo</td><td>De dois.</td>');
    expect(html).toContain('\nDo primeiro.</td>');
    for (const said of ['De todos.', 'De dois.', above]) expect(html.split(said)).toHaveLength(2);
    expect(htmlWith(['POSSIBILIDADES_FUTURAS_RPPS'])).toContain(above);
  });

  it('marks the value and the rule of a right that rests on a rule nobody read', () => {
    const { facts, scenarios, ...rest } = sampleScenarios('RGPS');
    const unread = scenarios.map(({ outcome, ...one }) => ({
      ...one,
      outcome: {
        ...outcome,
        soonest: outcome.soonest && { ...outcome.soonest, ruleId: 'other', modality: 'Por acordo', confirmed: false },
        best: outcome.best && { ...outcome.best, confirmed: false },
      },
    }));
    const html = reportHtml(withWork({ scenarios: [{ ...rest, facts, scenarios: unread }] })).replaceAll('\u00a0', ' ');
    expect(html).toContain('R$ 4.120,77\nRegra não confirmada</td>');
    expect(html).toContain('Primeiro direito por “Por acordo”. Regra não confirmada: confira antes de usar.');
    expect(html).toMatch(
      /Maior valor: R\$ 5\.873,02 em [^.]+art\. 15\)”\. Regra não confirmada: confira antes de usar\./,
    );
    expect(html.match(/\nRegra não confirmada<\/td>/g)).toHaveLength(1);
  });

  it('says nothing of scenarios where there are none, or the rules could not be tested', () => {
    const none = { ...sampleScenarios('RPPS'), scenarios: [] };
    const untested = sampleScenarios('RPPS');
    const missing = { ...untested, facts: { ...untested.facts, missingData: ['calculation.regimeId'] } };
    for (const scenarios of [[], [none], [missing]])
      expect(reportHtml(sampleReport({ scenarios }))).not.toContain('Cenários');
  });

  it('leaves out of a regime what brings nothing there and a right in the other, and work of the other alone', () => {
    const [one, stopping] = sampleScenarios('RPPS').scenarios;
    if (one === undefined || stopping === undefined) throw new Error('no scenario');
    const brings = { ...one, hypotheses: stopping.hypotheses };
    const nothing = { ...brings, first: null, outcome: { ...brings.outcome, soonest: null, best: null } };
    const { facts, ...there } = sampleScenarios('RGPS');
    const idle = { ...there, facts: { ...facts, first: null, soonest: null, best: null }, scenarios: [nothing] };
    const tables = (rgps: ScenarioComparison) =>
      reportHtml(withWork({ scenarios: [sampleScenarios('RPPS'), rgps] })).match(
        /Fatos e cenários lado a lado \(\w+\)/g,
      );
    expect(tables(idle)).toEqual(['Fatos e cenários lado a lado (RPPS)']);
    const [record] = sampleReport().workRecords.filter(({ regimeType }) => regimeType === 'RPPS');
    const work = { kind: 'worksOn', workRecordId: record?.id ?? '', until: null, paidOn: 'last', value: null } as const;
    expect(tables({ ...there, facts, scenarios: [{ ...brings, hypotheses: [work] }] })).toEqual([
      'Fatos e cenários lado a lado (RPPS)',
    ]);
  });

  it('names a rule once: the highest value by that of the facts is by the same rule', () => {
    const { facts, scenarios, ...rest } = sampleScenarios('RGPS');
    const [one] = scenarios;
    if (one === undefined || facts.soonest === null) throw new Error('no scenario');
    const best = { ...facts.soonest, from: '2031-08-14', value: 5000 };
    const kept = { ...one, outcome: { ...one.outcome, best } };
    const html = reportHtml(withWork({ scenarios: [{ ...rest, facts, scenarios: [kept] }] })).replaceAll('\u00a0', ' ');
    expect(html).toContain('Maior valor: R$ 5.000,00 em 14/08/2031, pela mesma regra');
  });

  it('has no section where every kept scenario is of the other regime', () => {
    const { scenarios, ...rest } = sampleScenarios('RPPS');
    const [own] = scenarios;
    if (own === undefined) throw new Error('no scenario');
    expect(reportHtml(withWork({ scenarios: [{ ...rest, scenarios: [own] }] }))).not.toContain('Cenários');
  });

  it('calls a right that is complete the best of those, not the first', () => {
    const { facts, ...rest } = sampleScenarios('RPPS');
    const held = facts.soonest && { ...facts.soonest, date: '2019-01-02', from: facts.calculationDate };
    const html = reportHtml(sampleReport({ scenarios: [{ ...rest, facts: { ...facts, soonest: held } }] }));
    expect(html).toContain('O de maior valor dos que já se podem pedir: “');
  });

  it('says once for both regimes what a scenario supposes', () => {
    const html = reportHtml(withWork({ scenarios: [sampleScenarios('RPPS'), sampleScenarios('RGPS')] }));
    expect(html.match(/Para de contribuir em 30\/11\/2026/g)).toHaveLength(1);
    expect(html.match(/Fatos e cenários lado a lado/g)).toHaveLength(2);
  });

  describe('other readings', () => {
    const inCourt: DisputedReading = {
      ruleId: 'rgps-ec103-art20-pedagio-100',
      modality: 'Transição com pedágio de 100% (art. 20)',
      reading: 'Período pago depois da reforma contado também em 13/11/2019',
      from: '2027-02-08',
      value: 4186.46,
      gain: null,
      soonerByDays: 763,
      confirmed: true,
    };
    const noMore = { ...inCourt, ruleId: 'other', modality: 'Outra regra', from: '2027-03-08' };
    const ofFacts = {
      ...inCourt,
      reading: 'Outra média',
      from: '2030-01-01',
      value: 4300,
      gain: 51.07,
      soonerByDays: 0,
    };
    const data = () => {
      const { facts, scenarios, ...rest } = sampleScenarios('RGPS');
      const [first, ...others] = scenarios.map((one) => ({ ...one, disputed: [ofFacts] }));
      if (first === undefined) throw new Error('no scenario');
      const paid = { ...first, disputed: [inCourt, noMore, ofFacts] };
      return withWork({
        scenarios: [{ ...rest, facts: { ...facts, disputed: [ofFacts] }, scenarios: [paid, ...others] }],
      });
    };
    const said =
      'Por uma leitura em discussão nos tribunais, “Transição com pedágio de 100% (art. 20)”, período pago depois da reforma contado também em 13/11/2019: pedindo em 08/02/2027, 763 dias antes que sem ela, R$ 4.186,46 por mês. Depende de ação judicial.';

    it('are told of a scenario, whose remarks promise them: whoever pays a late period does not learn otherwise what to sue for', async () => {
      expect(reportHtml(data()).replaceAll('\u00a0', ' ')).toContain(said);
      expect((await readDocx(await reportDocx(data()))).text.replaceAll('\u00a0', ' ')).toContain(said);
    });

    it('are told once where they bring no more, or are those of the facts', () => {
      const html = reportHtml(data()).replaceAll('\u00a0', ' ');
      expect(html).not.toContain('“Outra regra”');
      expect(html.match(/outra média: pedindo em 01\/01\/2030/g)).toHaveLength(1);
      expect(html).toContain('A outra leitura dita dos fatos vale aqui também.');
    });
  });
});
