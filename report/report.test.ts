import { describe, expect, it } from 'vitest';
import type { RegimeType } from '../domain/api/common.ts';
import { type ReportSection, reportSections } from '../domain/api/report.ts';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../domain/api/sample.ts';
import { reportContent } from './content/index.ts';
import { regimesPrinted } from './content/sections.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { sampleRegime, sampleReport } from './sample.ts';

/** With amounts as they are written elsewhere: on paper they keep to one line. */
const htmlOf = (data: ReportData): string => reportHtml(data).replaceAll('\u00a0', ' ');

const titles = (data = sampleReport()) => reportContent(data).map(({ numeral, title }) => `${numeral} ${title}`);

describe('what the Relatório Genial holds, and how it is written', () => {
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

  it('lets the names under a table of times run across it, so that the times keep their line', () => {
    const inss = { ...sampleRecord, id: 'w2', companyName: 'PADARIA INVENTADA', isPublicService: false };
    const html = htmlOf(sampleReport({ workRecords: [sampleRecord, inss] }));
    expect(html).toMatch(/<td colspan="3">Vínculos: UNIVERSIDADE/);
    expect(html).not.toMatch(/<td>Vínculos: /);
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
