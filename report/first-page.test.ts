import { describe, expect, it } from 'vitest';
import { reportSections } from '../domain/api/report.ts';
import { sampleCustomer, sampleRule } from '../domain/api/sample.ts';
import { answerOf } from '../domain/words/answer.ts';
import { formatDate } from '../domain/words/format.ts';
import { reportContent } from './content/index.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { sampleNextSteps, sampleOutlook, sampleRegime, sampleReport, sampleScenarios } from './sample.ts';

/** With amounts as they are written elsewhere: on paper they keep to one line. */
const htmlOf = (data: ReportData): string => reportHtml(data).replaceAll('\u00a0', ' ');

describe('what the Relatório Genial answers first', () => {
  it('begins with what to do as the screen says it: what pays first, then what does not', () => {
    const html = htmlOf(sampleReport({ nextSteps: [sampleNextSteps('RPPS')] }));
    const [, list = ''] = html.match(/<ol class="steps">(.*?)<\/ol>/s) ?? [];
    const steps = [...list.matchAll(/<span class="title">([^<]*)<\/span>/g)].map(([, title]) => title);
    expect(steps).toEqual([
      'Requerer a aposentadoria por “Pontos”.',
      'Certificar o tempo de Prefeitura Inventada (CTC).',
      'Pedir o abono de permanência.',
    ]);
    expect(list).toContain('R$ 1.013,31 a mais por mês · + R$ 240.010,50 até a expectativa de vida');
    expect(html).toContain('Não compensa agora: Complementar 5 meses de Padaria Ltda. (− R$ 166,88');
    expect(html).toContain('Não muda o primeiro direito: Provar o tempo de magistério.');
    expect(html).not.toContain('Continuar contribuindo');
  });

  it('says what “já” and “hoje” are in a calculation of another year', () => {
    expect(htmlOf(sampleReport({ printedOn: '2027-11-20' }))).toContain('A data deste cálculo é 20/11/2026: “já”');
    expect(htmlOf(sampleReport({}))).not.toContain('A data deste cálculo');
  });

  it('says it again in the sections that are read by themselves: waiting and scenarios', () => {
    const sections = reportContent(
      sampleReport({
        printedOn: '2027-11-20',
        request: { calculationId: 'k1', sections: ['QUANTO_VALE_ESPERAR'] },
        outlooks: [sampleOutlook('RGPS')],
        scenarios: [sampleScenarios('RGPS')],
      }),
    );
    const saying = sections.filter(({ blocks }) =>
      blocks.some((block) => block.kind === 'notice' && block.text.startsWith('A data deste cálculo')),
    );
    expect(saying.map(({ title }) => title)).toEqual(['Quanto vale esperar', 'Cenários']);
  });

  it('names the reading that comes earlier than the one among the steps, and what waiting would add', () => {
    const reading = {
      ruleId: 'r1',
      modality: 'Pontos',
      reading: 'leitura: divisor de 60%',
      from: '2026-11-22',
      value: 2785.58,
      gain: 189.88,
      soonerByDays: null,
      confirmed: true,
    };
    const sooner = { ...reading, value: 2650, from: '2026-02-01', soonerByDays: 294 };
    const outlook = { ...sampleOutlook('RPPS'), disputed: [reading, { ...reading, value: 2700 }, sooner] };
    const html = htmlOf(sampleReport({ outlooks: [outlook] }));
    expect(html).toContain(
      '“Pontos”, leitura: divisor de 60%: pedindo em 01/02/2026, 294 dias antes, R$ 2.650,00 por mês',
    );
    expect(html).not.toContain('R$ 2.700,00');
    expect(html).toContain('é a de quem pede em 22/11/2027, esperando mais 1 ano: R$ 31.522,40 a mais');
  });

  it('does not call a value the highest where the section on waiting shows a higher one', () => {
    const later = { ...sampleRule, id: 'future', whenToRetire: '2027-05-10', estimatedBenefit: 9000 };
    const now = { ...sampleRule, estimatedBenefit: 8000 };
    const outlook = sampleOutlook('RPPS');
    const [first, second] = outlook.waiting;
    if (first === undefined || second === undefined) throw new Error('no years');
    const higher = { ...second, value: 9500 };
    const marks = { ...outlook.marks, highest: { ...higher, total: higher.total } };
    const of = (estimatedBenefit: number) =>
      htmlOf(
        sampleReport({
          rpps: sampleRegime([now], [{ ...later, estimatedBenefit }]),
          outlooks: [{ ...outlook, waiting: [first, higher], marks }],
        }),
      );
    expect(of(9000)).toContain('Esperando além disso, o valor sobe até R$ 9.500,00 por mês');
    expect(of(9500)).not.toContain('Esperando além disso');
    expect(of(7000)).not.toContain('Esperando além disso');
  });

  it('says what is not known of the law of a place, once', () => {
    const warning = 'A lei desta capital não foi lida: confira antes de usar.';
    const data = sampleReport();
    if (data.rpps !== null) data.rpps.rules.warnings = [warning, warning];
    expect(htmlOf(data).split(warning)).toHaveLength(2);
  });

  it('answers in the words of the screen, with the regime before them where there are two', () => {
    const data = sampleReport();
    const { rules } = data.rpps ?? sampleRegime([], []);
    const sentence = answerOf(rules, 'RPPS', sampleCustomer.name);
    expect(htmlOf(data)).toContain(`<p class="lead">${sentence}</p>`);
    const request = { calculationId: 'k1', sections: [...reportSections] };
    const both = htmlOf(sampleReport({ request, rgps: sampleRegime([], []) }));
    expect(both).toContain(`<p class="lead">RPPS: ${sentence}</p>`);
    expect(both).toContain('<p class="lead">RGPS: Joana não se aposenta por nenhuma regra do RGPS');
  });

  it('says so when there is no rule to print', () => {
    const data = sampleReport();
    if (data.rpps !== null) data.rpps.rules.applicableRules = [];
    const [first = sampleRule] = data.rpps?.rules.futureRules ?? [];
    expect(htmlOf(data)).toContain(
      `nenhuma regra está completa. A primeira se completa em ${formatDate(first.whenToRetire)}: “${first.modality}”.`,
    );
    if (data.rpps !== null) data.rpps.rules.futureRules = [];
    expect(htmlOf(data)).toContain('nenhuma regra está completa, e nenhuma se completa com o que está registrado.');
    expect(htmlOf(data)).toContain('Nenhuma regra se completa depois de ');
  });

  it('names what the rules of a regime lack, and concludes nothing about it', () => {
    const data = sampleReport();
    if (data.rpps !== null) {
      const missingData = ['calculation.regimeId', 'calculation.publicServiceIngressDate'];
      data.rpps.rules = { ...data.rpps.rules, applicableRules: [], futureRules: [], missingData };
    }
    const html = htmlOf(data);
    expect(html.match(/Regime \(ente ou instituto\), Data de ingresso no serviço público/g)).toHaveLength(4);
    for (const conclusion of ['nenhuma regra está completa', 'Nenhuma regra se completa', 'Nenhuma regra testada']) {
      expect(html).not.toContain(conclusion);
    }
  });
});
