import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { reportSections } from '../domain/api/report.ts';
import { usualLook } from '../domain/api/report-look.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule } from '../domain/api/sample.ts';
import { answerOf } from '../domain/words/answer.ts';
import { findChromium, warmBrowser } from './browser.ts';
import { regimesPrinted, reportContent } from './content/index.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { printPdf } from './pdf.ts';
import { sampleRegime, sampleReport, sampleScenarios } from './sample.ts';

const titles = (data = sampleReport()) => reportContent(data).map(({ numeral, title }) => `${numeral} ${title}`);

describe('what the Relatório Genial says', () => {
  it('numbers the sections of the regime of the calculation and leaves the other regime out', () => {
    const all = titles();
    expect(all[0]).toBe('I Identificação do cliente');
    expect(all.at(-1)).toBe('XII Plano de ação');
    expect(all.join()).not.toContain('RGPS');
  });

  it('renumbers over the sections that were chosen', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ISENCAO_IMPOSTO', 'EMISSAO_CTC'] } });
    expect(titles(data)).toEqual([
      'I Emissão de Certidão de Tempo de Contribuição (CTC)',
      'II Isenção do imposto de renda',
    ]);
  });

  it('asks only for the rules of the regimes that it prints', () => {
    expect(regimesPrinted({ calculationId: 'k1' }, 'RGPS')).toEqual(['RGPS', 'RPPS']);
    expect(regimesPrinted({ calculationId: 'k1', sections: ['VINCULOS_CONSIDERADOS_RGPS'] }, 'RPPS')).toEqual(['RGPS']);
    expect(regimesPrinted({ calculationId: 'k1', sections: ['PLANO_ACAO'] }, 'RPPS')).toEqual([]);
  });

  it('prints the headline of a rule, what was needed and held, and how the value arose', () => {
    const html = reportHtml(sampleReport());
    expect(html).toContain('Pode se aposentar desde 10/03/2021 · R$ 12.345,67');
    expect(html).toContain('62 anos, 8 meses e 10 dias');
    expect(html).toContain('Última remuneração (10/2026)');
  });

  it('prints the day on which a rule is read, and what is held then and on the calculation date', () => {
    const html = reportHtml(sampleReport());
    expect(html).toContain('Situação em 10/03/2021, quando o direito se completou');
    const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(([, head]) => head);
    expect(heads).toEqual(expect.arrayContaining(['Requisito', 'Exigido', 'Em 10/03/2021', 'Em 20/11/2026']));
  });

  it('lets the names under a table of times run across it, so that the times keep their line', () => {
    const inss = { ...sampleRecord, id: 'w2', companyName: 'PADARIA INVENTADA', isPublicService: false };
    const html = reportHtml(sampleReport({ workRecords: [sampleRecord, inss] }));
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
    expect(reportHtml(data)).toContain('Previsto para 08/09/2042, com 105 pontos');
  });

  it('marks what nobody confirmed in the local law, once', () => {
    const data = sampleReport();
    data.rpps?.rules.applicableRules.push({
      ...sampleRule,
      confirmed: false,
      notices: ['Valor não confirmado na legislação local'],
    });
    expect(reportHtml(data).match(/Valor não confirmado na legislação local/g)).toHaveLength(1);
  });

  it('lists each page on which the printed rules were read once, and names the rules whose norm nobody has read', () => {
    const data = sampleReport();
    expect(reportHtml(data)).not.toContain('O texto da norma não foi lido');
    data.rpps?.rules.applicableRules.push({ ...sampleRule, modality: 'Pontos do Acre', checkedOn: null });
    const html = reportHtml(data);
    expect(html.match(/<h2>Fontes<\/h2>/g)).toHaveLength(1);
    expect(html.match(/href="[^"]*emendas\/emc\/emc103\.htm"/g)).toHaveLength(1);
    expect(html).toContain('O texto da norma não foi lido, só fontes secundárias, nas regras: “Pontos do Acre”.');
  });

  it('has no list of sources where no rule is printed', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ISENCAO_IMPOSTO'] } });
    expect(reportHtml(data)).not.toContain('<h2>Fontes</h2>');
  });

  it('answers in the words of the screen, with the regime before them where there are two', () => {
    const data = sampleReport();
    const { rules } = data.rpps ?? sampleRegime([], []);
    const sentence = answerOf(rules, 'RPPS', sampleCustomer.name);
    expect(reportHtml(data)).toContain(`<p class="lead">${sentence}</p>`);
    const request = { calculationId: 'k1', sections: [...reportSections] };
    const both = reportHtml(sampleReport({ request, rgps: sampleRegime([], []) }));
    expect(both).toContain(`<p class="lead">RPPS: ${sentence}</p>`);
    expect(both).toContain('<p class="lead">RGPS: Joana não se aposenta por nenhuma regra do RGPS');
  });

  it('says so when there is no rule to print', () => {
    const data = sampleReport();
    if (data.rpps !== null) data.rpps.rules.applicableRules = [];
    expect(reportHtml(data)).toContain('Não há regras aplicáveis para a data de hoje');
  });

  it('names what the rules of a regime lack, and concludes nothing about it', () => {
    const data = sampleReport();
    if (data.rpps !== null) {
      const missingData = ['calculation.regimeId', 'calculation.publicServiceIngressDate'];
      data.rpps.rules = { ...data.rpps.rules, applicableRules: [], futureRules: [], missingData };
    }
    const html = reportHtml(data);
    expect(html.match(/Regime \(ente ou instituto\), Data de ingresso no serviço público/g)).toHaveLength(4);
    for (const conclusion of ['Não há regras aplicáveis', 'Não há regras futuras', 'Nenhuma regra testada']) {
      expect(html).not.toContain(conclusion);
    }
  });

  it('asks a client of the INSS for nothing of the servants’ regime', () => {
    const rules = { ...sampleRegime([], []).rules, missingData: ['calculation.regimeId'] };
    const html = reportHtml(
      sampleReport({
        calculation: { ...sampleCalculation, regimeType: 'RGPS' },
        rpps: { rules, totals: [] },
        rgps: sampleRegime([], []),
      }),
    );
    expect(html).toContain('O abono de permanência cabe ao servidor vinculado a regime próprio');
    expect(html).not.toContain('Faltam:');
  });

  it('says of a day that is to come that it is', () => {
    const requirements = sampleRule.requirements.map((asked) => ({ ...asked, met: false, metOn: '2030-03-02' }));
    const data = sampleReport({ rpps: sampleRegime([], [{ ...sampleRule, requirements }]) });
    expect(reportHtml(data)).toContain('Previsto para 02/03/2030');
    expect(reportHtml(data)).not.toContain('Completo em');
    expect(reportHtml(sampleReport())).toContain('Completo em 10/03/2021');
  });

  it('prints no section that is only a note which nobody wrote', () => {
    const sections = ['EMISSAO_CTC' as const, 'OBSERVACOES_FINAIS' as const, 'PLANO_ACAO' as const];
    const data = sampleReport({ request: { calculationId: 'k1', sections, action: 'Ligar.', observation: ' ' } });
    expect(titles(data)).toEqual(['I Emissão de Certidão de Tempo de Contribuição (CTC)', 'II Plano de ação']);
  });

  it('names both regimes in a report of both', () => {
    const regimeOf = (data: ReportData) => reportHtml(data).match(/Regimes? analisados?<\/th><td>([^<]*)/)?.[1];
    expect(regimeOf(sampleReport())).toBe('RPPS');
    const request = { calculationId: 'k1', sections: [...reportSections] };
    expect(regimeOf(sampleReport({ request, rgps: sampleRegime([], []) }))).toBe('RPPS e RGPS');
  });

  it.each([
    ['PR 12.345', 'OAB PR 12.345'],
    ['OAB/PR 12.345', 'OAB/PR 12.345'],
    [' oab PR 12.345 ', 'oab PR 12.345'],
  ])('writes the name of the bar once for %s', (oabValue, printed) => {
    const html = reportHtml(sampleReport({ request: { calculationId: 'k1', oabValue } }));
    expect(html.match(/<br>([^<]*)<\/div>/)?.[1]).toBe(printed);
  });

  it('leaves out the facts that nobody filled in', () => {
    const data = sampleReport({ customer: { ...sampleCustomer, email: null, maritalStatus: null } });
    expect(reportHtml(data)).not.toContain('E-mail');
  });

  it('holds an age on the day of printing where the calculation names no date', () => {
    const data = sampleReport({
      customer: { ...sampleCustomer, birthDate: '1964-11-21' },
      calculation: { ...sampleCalculation, calculationDate: null },
    });
    expect(reportHtml(data)).toContain('61 anos, 11 meses e 30 dias');
  });

  it('names the condition on which a rule gives the permanence bonus', () => {
    const data = sampleReport({ request: { calculationId: 'k1', sections: ['ABONO_PERMANENCIA'] } });
    data.rpps?.rules.applicableRules.splice(0, 1, { ...sampleRule, abono: 'Somente com 30 anos de contribuição.' });
    const html = reportHtml(data);
    expect(html).toContain('Somente com 30 anos de contribuição.');
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
    expect(reportHtml(sampleReport())).not.toContain(caption);
    expect(reportHtml(sampleReport({ workRecords: [special] }))).toContain(caption);
  });

  it('looks as the office chose, with a cover that names client, lawyer and day', () => {
    const look = { colour: '#7a1f3d', typeface: 'serif' as const, cover: true, order: [] };
    const html = reportHtml(sampleReport({ look }));
    expect(html).toContain('font-family: "Source Serif 4"');
    expect(html).toContain('h1 { font-size: 20pt; line-height: 1.15; margin: 0; color: #7a1f3d; }');
    expect(html).not.toContain('#0b4f55');
    const cover = /<div class="cover">([\s\S]*?)<section>/.exec(html)?.[1] ?? '';
    for (const said of [
      sampleCustomer.name,
      'Regime analisado: RPPS',
      'Dra. Ana Exemplo – OAB PR 12.345',
      'Londrina, 20 de novembro de 2026.',
    ])
      expect(cover).toContain(said);
    expect(reportHtml(sampleReport())).not.toContain('<div class="cover">');
  });

  it('puts the sections in the order of the office and numbers them so; the conclusion leads', () => {
    const look = { ...usualLook, order: ['PLANO_ACAO' as const, 'POSSIBILIDADES_FUTURAS_RPPS' as const] };
    const data = sampleReport({ look });
    expect(titles(data).slice(0, 3)).toEqual([
      'I Plano de ação',
      'II Possibilidades futuras de aposentadoria (RPPS)',
      'III Identificação do cliente',
    ]);
    expect(reportHtml(data).match(/<h2>([^<]*)/)?.[1]).toBe('Conclusão');
  });

  it('says what holds for several rules over the section that the office puts first', () => {
    const notices = ['Vale para quem ingressou até 2003.'];
    const rules = ['a', 'b'].map((id) => ({ ...sampleRule, id, notices }));
    const regime = sampleRegime(
      rules,
      rules.map((rule) => ({ ...rule, estimatedBenefit: 99_999, whenToRetire: '2030-01-01' })),
    );
    const order = ['POSSIBILIDADES_FUTURAS_RPPS' as const];
    const sections = reportContent(sampleReport({ rpps: regime, look: { ...usualLook, order } })).map((section) =>
      JSON.stringify(section),
    );
    expect(sections.filter((section) => section.includes('ingressou até 2003'))).toHaveLength(1);
    expect(sections[0]).toContain('ingressou até 2003');
  });

  it('prints the scenarios beside the facts after what the rules will bring, without a numeral of their own', () => {
    const data = sampleReport({ scenarios: [sampleScenarios('RPPS')] });
    const printed = reportContent(data);
    const place = printed.findIndex(({ title }) => title === 'Cenários');
    expect(printed[place - 1]?.title).toBe('Possibilidades futuras de aposentadoria (RPPS)');
    expect(titles(data).filter((title) => title !== 'null Cenários')).toEqual(titles());
    const html = reportHtml(data).replaceAll('\u00a0', ' ');
    for (const said of [
      'Fatos e cenários lado a lado (RPPS)',
      '01/10/2028, 123 dias antes, por “Transição por idade (EC 103/2019, art. 18)”',
      'R$ 5.873,02 em 14/08/2031',
      '+ R$ 662,62',
      '146 meses',
      'Contribuição de facultativo: R$ 96.401,12 (57 × R$ 1.691,25)',
      'Nenhum direito',
    ])
      expect(html).toContain(said);
  });

  it('says nothing of scenarios where there are none, or the rules could not be tested', () => {
    const none = { ...sampleScenarios('RPPS'), scenarios: [] };
    const untested = sampleScenarios('RPPS');
    const missing = { ...untested, facts: { ...untested.facts, missingData: ['calculation.regimeId'] } };
    for (const scenarios of [[], [none], [missing]])
      expect(reportHtml(sampleReport({ scenarios }))).not.toContain('Cenários');
  });

  it('says once for both regimes what a scenario supposes', () => {
    const html = reportHtml(sampleReport({ scenarios: [sampleScenarios('RPPS'), sampleScenarios('RGPS')] }));
    expect(html.match(/Para de contribuir em 30\/11\/2026/g)).toHaveLength(1);
    expect(html.match(/Fatos e cenários lado a lado/g)).toHaveLength(2);
  });

  it('escapes whatever a user typed, in the text and in the style sheet', () => {
    const hostile = '</style><script>alert(1)</script>';
    const html = reportHtml(
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
    const foot = (data: ReportData) => reportHtml(data).match(/@bottom-left \{ content: "([^"]*)"/)?.[1];
    expect(foot(sampleReport({ office }))?.endsWith('Leis\\2026 ')).toBe(true);
    const request = { calculationId: 'k1', sections: ['CABECALHO' as const] };
    expect(foot(sampleReport({ office, request }))).toBeUndefined();
  });
});

const chromium = findChromium(process.env);

describe.skipIf(chromium === null)('the printed PDF (needs a Chromium)', () => {
  const browser = warmBrowser(chromium ?? '');
  afterAll(() => browser.close());

  const readBack = async (pdf: Uint8Array) => {
    const document = await getDocument({ data: pdf, useSystemFonts: true, verbosity: 0 }).promise;
    const pageText = async (number: number) => {
      const page = await document.getPage(number);
      return (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    };
    return { document, pageText };
  };

  it('leaves no last line of a value alone on the next page', async () => {
    const [log] = sampleRule.benefitLogs;
    if (log === undefined) throw new Error('the sample has a value');
    const rules = Array.from({ length: 14 }, (_, rule) => {
      const count = 11 + (rule % 7);
      const steps = Array.from({ length: count }, (_, step) => ({
        label: `passo ${rule}.${count - step}`,
        value: '1',
        article: null,
      }));
      return { ...sampleRule, id: `r${rule}`, benefitLogs: [{ ...log, steps }] };
    });
    const { document, pageText } = await readBack(
      await printPdf(browser, reportHtml(sampleReport({ rpps: sampleRegime(rules, []) }))),
    );
    const pages = await Promise.all(Array.from({ length: document.numPages }, (_, page) => pageText(page + 1)));
    const last = pages.flatMap((page) =>
      [...page.matchAll(/Benefício estimado/g)].map(({ index }) => page.slice(0, index)),
    );
    expect(last).toHaveLength(rules.length);
    rules.forEach((_, rule) => {
      expect(last[rule]).toContain(`passo ${rule}.1 `);
      expect(last[rule]).toContain(`passo ${rule}.2 `);
    });
    await document.destroy();
  });

  it('names client, lawyer, office and program in the properties of the file, and can still be read', async () => {
    const customer = { ...sampleCustomer, name: "Joana D'Ávila & Filhos" };
    const { document, pageText } = await readBack(await printPdf(browser, reportHtml(sampleReport({ customer }))));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: "Relatório Genial – Joana D'Ávila & Filhos",
      Author: 'Dra. Ana Exemplo – Escritório Inventado Advocacia',
      Creator: 'Genial',
    });
    expect(await pageText(document.numPages)).toContain('página');
    await document.destroy();
  });

  it('is an A4 document whose text can be read back, with the office on the second page', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...sampleRule, id: `r${index}` }));
    const data = sampleReport();
    if (data.rpps !== null) data.rpps.rules.applicableRules = many;
    const pdf = await printPdf(browser, reportHtml(data));
    const { document, pageText } = await readBack(pdf);
    const [, , width, height] = (await document.getPage(1)).view;
    expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842]);
    expect(await pageText(1)).toContain('Relatório Genial');
    expect(await pageText(2)).toContain('Escritório Inventado Advocacia');
    for (const page of [1, 2, document.numPages])
      expect(await pageText(page)).toContain('Rua das Leis, 100 · Curitiba');
    expect(await pageText(2)).toContain(`página 2 de ${document.numPages}`);
    await document.destroy();
  });
});
