import { describe, expect, it } from 'vitest';
import { reportSections } from '../domain/api/report.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule } from '../domain/api/sample.ts';
import { answerOf } from '../domain/words/answer.ts';
import { regimesPrinted, reportContent } from './content/index.ts';
import type { ReportData } from './data.ts';
import { reportHtml } from './html.ts';
import { sampleRegime, sampleReport } from './sample.ts';

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

  it('lists the official page of each norm once, and names the rules whose norm nobody has read', () => {
    const data = sampleReport();
    expect(reportHtml(data)).not.toContain('Regra ainda não conferida');
    data.rpps?.rules.applicableRules.push({ ...sampleRule, modality: 'Pontos do Acre', confirmed: false });
    const html = reportHtml(data);
    expect(html.match(/<h2>Fontes<\/h2>/g)).toHaveLength(1);
    expect(html.match(/href="[^"]*emendas\/emc\/emc103\.htm"/g)).toHaveLength(1);
    expect(html).toContain('Regra ainda não conferida no texto da norma: confira antes de usar: “Pontos do Acre”.');
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
