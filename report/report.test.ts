import { describe, expect, it } from 'vitest';
import type { RegimeType } from '../domain/api/common.ts';
import { type ReportSection, reportSections } from '../domain/api/report.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule } from '../domain/api/sample.ts';
import { answerOf } from '../domain/words/answer.ts';
import { formatDate } from '../domain/words/format.ts';
import { reportContent } from './content/index.ts';
import { regimesPrinted } from './content/sections.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { sampleNextSteps, sampleOutlook, sampleRegime, sampleReport } from './sample.ts';

/** With amounts as they are written elsewhere: on paper they keep to one line. */
const htmlOf = (data: ReportData): string => reportHtml(data).replaceAll('\u00a0', ' ');

const titles = (data = sampleReport()) => reportContent(data).map(({ numeral, title }) => `${numeral} ${title}`);

describe('what the Relatório Genial says', () => {
  it('numbers the sections of the regime of the calculation and leaves the other regime out', () => {
    const all = titles();
    expect(all[0]).toBe('I Identificação do cliente');
    expect(all.at(-1)).toBe('XI Plano de ação');
    expect(all.join()).not.toContain('RGPS');
  });

  it('leaves out by itself what has nothing to say of the client, and prints it where it was asked for', () => {
    const said = titles().join();
    for (const empty of ['Emissão de Certidão', 'Isenção do imposto', 'Quanto vale esperar']) {
      expect(said).not.toContain(empty);
    }
    const request = { calculationId: 'k1', sections: [...reportSections] };
    expect(titles(sampleReport({ request })).join()).toContain('Isenção do imposto');
  });

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

  it('renumbers over the sections that were chosen', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ISENCAO_IMPOSTO', 'EMISSAO_CTC'] } });
    expect(titles(data)).toEqual([
      'I Emissão de Certidão de Tempo de Contribuição (CTC)',
      'II Isenção do imposto de renda',
    ]);
  });

  it('asks only for the rules of the regimes that it prints', () => {
    const printed = (sections?: ReportSection[], regimeType: RegimeType = 'RPPS') =>
      regimesPrinted(
        sampleReport({ calculation: { ...sampleCalculation, regimeType }, request: { calculationId: 'k1', sections } }),
      );
    expect(printed(undefined, 'RGPS')).toEqual(['RGPS']);
    expect(printed(['VINCULOS_CONSIDERADOS_RGPS'])).toEqual(['RGPS']);
    expect(printed(['VINCULOS_CONSIDERADOS_RGPS', 'ABONO_PERMANENCIA'])).toEqual(['RGPS', 'RPPS']);
    expect(printed(['PLANO_ACAO'])).toEqual([]);
  });

  it('prints the headline of a rule, what was needed and held, and how the value arose', () => {
    const html = htmlOf(sampleReport());
    expect(html).toContain('Pode se aposentar desde 10/03/2021 · R$ 12.345,67');
    expect(html).toContain('62 anos, 8 meses e 10 dias');
    expect(html).toContain('Última remuneração (10/2026)');
  });

  it('prints the day on which a rule is read, and what is held then and on the calculation date', () => {
    const html = htmlOf(sampleReport());
    expect(html).toContain('Situação em 10/03/2021, quando o direito se completou');
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(([, head]) => head);
    expect(heads).toEqual(expect.arrayContaining(['Requisito', 'Exigido', 'Em 10/03/2021', 'Em 20/11/2026']));
  });

  it('lets the names under a table of times run across it, so that the times keep their line', () => {
    const inss = { ...sampleRecord, id: 'w2', companyName: 'PADARIA INVENTADA', isPublicService: false };
    const html = htmlOf(sampleReport({ workRecords: [sampleRecord, inss] }));
    expect(html).toMatch(/<td colspan="3">Vínculos: UNIVERSIDADE/);
    expect(html).not.toMatch(/<td>Vínculos: /);
  });

  it('prints a figure that moves for the day of completion too', () => {
    const data = sampleReport();
    const points = { requirement: 'points' as const, label: 'Pontos', necessary: 103, necessaryThen: 105 };
    const requirements = sampleRule.requirements.map((asked) => ({
      ...asked,
      ...points,
      met: false,
      metOn: '2042-09-08',
    }));
    if (data.rpps !== null) data.rpps.rules.applicableRules = [{ ...sampleRule, requirements }];
    expect(htmlOf(data)).toContain('Previsto para 08/09/2042, com 105 pontos');
  });

  it('marks what nobody confirmed in the local law, once', () => {
    const data = sampleReport();
    data.rpps?.rules.applicableRules.push({
      ...sampleRule,
      confirmed: false,
      notices: ['Valor não confirmado na legislação local'],
    });
    expect(htmlOf(data).match(/Valor não confirmado na legislação local/g)).toHaveLength(1);
  });

  it('lists the official page of each norm once, and names the rules whose norm nobody has read', () => {
    const data = sampleReport();
    expect(htmlOf(data)).not.toContain('Regra ainda não conferida');
    data.rpps?.rules.applicableRules.push({ ...sampleRule, modality: 'Pontos do Acre', confirmed: false });
    const html = htmlOf(data);
    expect(html.match(/<h2>Fontes<\/h2>/g)).toHaveLength(1);
    expect(html.match(/href="[^"]*emendas\/emc\/emc103\.htm"/g)).toHaveLength(1);
    expect(html).toContain('Regra ainda não conferida no texto da norma: confira antes de usar: “Pontos do Acre”.');
  });

  it('has no list of sources where no rule is printed', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ISENCAO_IMPOSTO'] } });
    expect(htmlOf(data)).not.toContain('<h2>Fontes</h2>');
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

  it('asks a client of the INSS for nothing of the servants’ regime', () => {
    const rules = { ...sampleRegime([], []).rules, missingData: ['calculation.regimeId'] };
    const html = htmlOf(
      sampleReport({
        request: { calculationId: 'k1', sections: ['POSSIBILIDADES_IMEDIATAS_RGPS', 'ABONO_PERMANENCIA'] },
        calculation: { ...sampleCalculation, regimeType: 'RGPS' },
        rpps: { rules, totals: [], nets: {} },
        rgps: sampleRegime([], []),
      }),
    );
    expect(html).toContain('O abono de permanência cabe ao servidor vinculado a regime próprio');
    expect(html).not.toContain('Faltam:');
  });

  it('says of a day that is to come that it is', () => {
    const requirements = sampleRule.requirements.map((asked) => ({ ...asked, met: false, metOn: '2030-03-02' }));
    const data = sampleReport({ rpps: sampleRegime([], [{ ...sampleRule, requirements }]) });
    expect(htmlOf(data)).toContain('Previsto para 02/03/2030');
    expect(htmlOf(data)).not.toContain('Completo em');
    expect(htmlOf(sampleReport())).toContain('Completo em 10/03/2021');
  });

  it('prints no section that is only a note which nobody wrote', () => {
    const sections = ['EMISSAO_CTC' as const, 'OBSERVACOES_FINAIS' as const, 'PLANO_ACAO' as const];
    const data = sampleReport({ request: { calculationId: 'k1', sections, action: 'Ligar.', observation: ' ' } });
    expect(titles(data)).toEqual(['I Emissão de Certidão de Tempo de Contribuição (CTC)', 'II Plano de ação']);
  });

  it('names both regimes in a report of both', () => {
    const regimeOf = (data: ReportData) => htmlOf(data).match(/Regimes? analisados?<\/th><td>([^<]*)/)?.[1];
    expect(regimeOf(sampleReport())).toBe('RPPS');
    const request = { calculationId: 'k1', sections: [...reportSections] };
    expect(regimeOf(sampleReport({ request, rgps: sampleRegime([], []) }))).toBe('RPPS e RGPS');
  });

  it.each([
    ['PR 12.345', 'OAB PR 12.345'],
    ['OAB/PR 12.345', 'OAB/PR 12.345'],
    [' oab PR 12.345 ', 'oab PR 12.345'],
  ])('writes the name of the bar once for %s', (oabValue, printed) => {
    const html = htmlOf(sampleReport({ request: { calculationId: 'k1', oabValue } }));
    expect(html.match(/<br>([^<]*)<\/div>/)?.[1]).toBe(printed);
  });

  it.each([
    ['Mulher', 'Casada'],
    ['Homem', 'Casado'],
    [null, 'Casado(a)'],
  ] as const)('says of %s: %s', (gender, said) => {
    const customer = { ...sampleCustomer, gender, maritalStatus: 'Casado(a)' as const };
    expect(htmlOf(sampleReport({ customer }))).toContain(`<td>${said}</td>`);
  });

  it('draws a record of another country apart, whose days are no time of the regime', () => {
    const abroad = {
      ...sampleRecord,
      id: 'w2',
      companyName: 'FÁBRICA DO PORTO',
      country: 'Portugal' as const,
      isCurrentCareer: false,
      isCurrentPosition: false,
      isPublicService: false,
      days: 0,
      countDifferences: [{ cause: 'abroad' as const, days: -3652, months: null }],
    };
    const here = { ...sampleRecord, regimeType: 'RGPS' as const };
    const data = sampleReport({
      request: { calculationId: 'k1', sections: [...reportSections] },
      calculation: { ...sampleCalculation, regimeType: 'RGPS' },
      workRecords: [here, { ...abroad, regimeType: 'RGPS' }],
    });
    const html = htmlOf(data);
    expect(html).toContain('Tempo no exterior: Portugal, vigência do acordo a conferir');
    expect(html).toContain('3.652 dias no exterior, que só contam por totalização');
    expect(html).toContain('O tempo no exterior está vazado.');
  });

  it('tables the time with a disability by degree, and names the degree of each record', () => {
    const record = { ...sampleRecord, isDisabled: true, disabledLevel: 'low' as const };
    const data = sampleReport({ workRecords: [record] });
    for (const { totals } of data.rpps?.totals ?? []) totals.totals.disabledLowTime = { years: 3, months: 0, days: 0 };
    const html = htmlOf(data);
    expect(html).toContain('Deficiência leve');
    expect(html).toContain('Tempo com deficiência, por grau');
  });

  it('leaves out the facts that nobody filled in', () => {
    const data = sampleReport({ customer: { ...sampleCustomer, email: null, maritalStatus: null } });
    expect(htmlOf(data)).not.toContain('E-mail');
  });

  it('holds an age on the day of printing where the calculation names no date', () => {
    const data = sampleReport({
      customer: { ...sampleCustomer, birthDate: '1964-11-21' },
      calculation: { ...sampleCalculation, calculationDate: null },
    });
    expect(htmlOf(data)).toContain('61 anos, 11 meses e 30 dias');
  });

  it('names the condition on which a rule gives the permanence bonus', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ABONO_PERMANENCIA'] } });
    data.rpps?.rules.applicableRules.splice(0, 1, { ...sampleRule, abono: 'Somente com 30 anos de contribuição.' });
    const html = htmlOf(data);
    expect(html).toContain('Somente com 30 anos de contribuição</td>');
    expect(html).not.toContain('Nenhuma regra testada dá direito ao abono de permanência.');
  });

  it('lists as certificates the time that is not of public service', () => {
    const inss = { ...sampleRecord, id: 'w2', companyName: 'PADARIA INVENTADA', isPublicService: false };
    const data = sampleReport({ workRecords: [sampleRecord, inss] });
    const section = reportContent(data).find(({ title }) => title.startsWith('Emissão'));
    expect(JSON.stringify(section)).toContain('PADARIA INVENTADA');
    expect(JSON.stringify(section)).not.toContain('UNIVERSIDADE');
  });

  it('shows the conversion table only where a record of the regime is special', () => {
    const special = { ...sampleRecord, isSpecialTime: true };
    const caption = 'Tempo de contribuição com conversão do tempo especial';
    expect(htmlOf(sampleReport())).not.toContain(caption);
    expect(htmlOf(sampleReport({ workRecords: [special] }))).toContain(caption);
  });

  it('escapes whatever a user typed, in the text and in the style sheet', () => {
    const hostile = '</style><script>alert(1)</script>';
    const html = htmlOf(
      sampleReport({
        office: { name: hostile, text: hostile, oab: null, city: null, logo: null },
        request: { calculationId: 'k1', action: hostile, lawyerName: hostile },
        calculation: { ...sampleCalculation, name: hostile },
      }),
    );
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('cuts a long text of the office at the foot of the pages, and leaves it out with the foot', () => {
    const office = { name: 'Ana', text: 'Rua das Leis '.repeat(40), oab: null, city: null, logo: null };
    const foot = (data: ReportData) => htmlOf(data).match(/@bottom-left \{ content: "([^"]*)"/)?.[1];
    expect(foot(sampleReport({ office }))?.endsWith('Leis\\2026 ')).toBe(true);
    const request = { calculationId: 'k1', sections: ['CABECALHO' as const] };
    expect(foot(sampleReport({ office, request }))).toBeUndefined();
  });

  it('draws the box of the reservation with all its borders', () => {
    const [, look = ''] = /\n\.notice \{([^}]*)\}/.exec(reportHtml(sampleReport())) ?? [];
    expect(look).toMatch(/border: [\d.]+pt solid/);
    expect(look).not.toMatch(/border-(right|left|top|bottom)/);
  });
});
