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

  it('is found by its words, and the page of administrators by them alone', () => {
    expect(findManualPages('pagina de assinatura', false)[0]?.id).toBe('assinatura');
    expect(findManualPages('licença-prêmio', false).map(({ id }) => id)).toEqual(['registros-de-tempo']);
    expect(findManualPages('auditoria', false)).toEqual([]);
    expect(findManualPages('auditoria', true).map(({ id }) => id)).toEqual(['administracao']);
    expect(findManualPages('zzz', true)).toEqual([]);
  });
});
