import { describe, expect, it } from 'vitest';
import { paths } from '../ground/paths.ts';
import { findManualPages } from './find-pages.ts';
import { pageOfScreen } from './page-of-screen.ts';
import { manualPages } from './pages/index.ts';

describe('the manual', () => {
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
