import { describe, expect, it } from 'vitest';
import { bounds, periods } from '../../../domain/words/periods.ts';
import { paths } from '../ground/paths.ts';
import { findManualPages } from './find-pages.ts';
import { pageOfScreen } from './page-of-screen.ts';
import { manualPages } from './pages/index.ts';

const told = new Map(
  manualPages.map(({ id, sections }) => [
    id,
    sections.flatMap(({ paragraphs = [], steps = [] }) => [...paragraphs, ...steps]).join(' '),
  ]),
);

describe('the manual', () => {
  it('tells periods and bounds as the program keeps them', () => {
    const { trialDays, daysUnpaid, guaranteeDays, withdrawalDays, monthsKept, hoursUntilErased, hoursToWithdraw } =
      periods;
    for (const said of [
      `No período de teste, de ${trialDays} dias`,
      `o acesso continua por ${daysUnpaid} dias`,
      `Nos ${guaranteeDays} dias de garantia do primeiro contrato, e nos ${withdrawalDays} de cada`,
      `guardados por ${monthsKept} meses depois do fim do acesso`,
    ])
      expect(told.get('assinatura')).toContain(said);
    expect(told.get('primeiros-passos')).toContain(`depois dos primeiros ${trialDays} dias`);
    expect(told.get('conta-e-seguranca')).toContain(
      `em até ${hoursUntilErased} horas. Nas primeiras ${hoursToWithdraw} horas`,
    );
    expect(told.get('extrato-cnis')).toContain(`o PDF, de até ${bounds.extractMegabytes} MB`);
    expect(told.get('historico')).toContain(`de até ${bounds.documentMegabytes} MB cada`);
  });

  it('has a page for every screen', () => {
    const ids = new Set(manualPages.map(({ id }) => id));
    for (const path of Object.values(paths)) expect(ids, path).toContain(pageOfScreen(path.replace('/*', '/rules')));
    expect(pageOfScreen('/customer/c1/calculations/k1/scenarios')).toBe('cenarios');
    expect(pageOfScreen('/customer/c1/calculations/k1/family')).toBe('familia');
    expect(pageOfScreen('/customer/c1/calculations/k1/work-records')).toBe('registros-de-tempo');
    expect(pageOfScreen('/customer/c1/calculations/k1/history/3/4')).toBe('historico');
    expect(pageOfScreen('/management/indexes')).toBe('administracao');
    expect(pageOfScreen('/')).toBe('primeiros-passos');
  });

  it.each([
    ['boleto', 'assinatura'],
    ['nota fiscal', 'assinatura'],
    ['reembolso', 'assinatura'],
    ['trocar senha', 'conta-e-seguranca'],
    ['excluir a conta', 'conta-e-seguranca'],
    ['LGPD', 'clientes'],
    ['excluir cliente', 'clientes'],
    ['duplicar cálculo', 'clientes'],
    ['professor', 'registros-de-tempo'],
    ['insalubridade', 'registros-de-tempo'],
    ['PPP', 'registros-de-tempo'],
    ['averbação', 'registros-de-tempo'],
    ['holerite', 'remuneracoes'],
    ['pedágio', 'regras'],
    ['tabela de pontos', 'regras'],
    ['imposto de renda', 'regras'],
    ['melhor data', 'quando-se-aposentar'],
    ['viúva', 'familia'],
    ['auxílio-doença', 'familia'],
    ['simulação', 'cenarios'],
    ['imprimir', 'relatorio'],
    ['restaurar', 'historico'],
    ['desfazer', 'historico'],
    ['cartão recusado', 'assinatura'],
    ['concomitante', 'registros-de-tempo'],
    ['prefeitura', 'entes-do-escritorio'],
    ['suporte', 'primeiros-passos'],
    ['policial', 'registros-de-tempo'],
    ['agricultor', 'registros-de-tempo'],
    ['doméstica', 'registros-de-tempo'],
    ['deficiente', 'registros-de-tempo'],
    ['enfermeiro', 'registros-de-tempo'],
    ['contagem recíproca', 'cenarios'],
    ['desaverbação', 'cenarios'],
    ['reafirmação da DER', 'calculo'],
    ['funcionário público', 'calculo'],
    ['projeção', 'quando-se-aposentar'],
    ['pensão alimentícia', 'familia'],
    ['idade mínima', 'regras'],
    ['jurisprudência', 'regras'],
    ['desconto do INSS', 'regras'],
    ['EC 103', 'regras'],
    ['pesquisar', 'clientes'],
    ['lembrete', 'clientes'],
    ['NIT', 'clientes'],
    ['PDF protegido', 'extrato-cnis'],
    ['anexos', 'historico'],
    ['alterações', 'historico'],
    ['lixeira', 'historico'],
    ['permissão', 'conta-e-seguranca'],
    ['upgrade', 'assinatura'],
    ['atendimento', 'primeiros-passos'],
    ['curso', 'primeiros-passos'],
  ])('is found by what somebody types who does not know its words: %s', (text, page) => {
    expect(findManualPages(text, false).map(({ id }) => id)).toContain(page);
  });

  it('is found by its words, and the page of administrators by them alone', () => {
    expect(findManualPages('pagina de assinatura', false)[0]?.id).toBe('assinatura');
    expect(findManualPages('licença-prêmio', false).map(({ id }) => id)).toEqual(['registros-de-tempo']);
    expect(findManualPages('auditoria', false)).toEqual([]);
    expect(findManualPages('auditoria', true).map(({ id }) => id)).toEqual(['administracao']);
    expect(findManualPages('zzz', true)).toEqual([]);
  });
});
