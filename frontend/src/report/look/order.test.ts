import { expect, it } from 'vitest';
import { orderedSections } from '../../../../domain/api/report.ts';
import { orderOf } from '../../../../domain/words/section-order.ts';
import { moved } from './order.ts';

const shown = ['CABECALHO', 'VINCULOS_CONSIDERADOS_RPPS', 'PLANO_ACAO'] as const;
const placed = (order: readonly (typeof orderedSections)[number][]) =>
  orderOf(order).filter((section) => shown.some((one) => one === section));

it('moves a section past its neighbour among those shown, whatever lies between', () => {
  expect(placed(moved([], shown, 'PLANO_ACAO', -1))).toEqual(['CABECALHO', 'PLANO_ACAO', 'VINCULOS_CONSIDERADOS_RPPS']);
  expect(placed(moved([], shown, 'CABECALHO', 1))).toEqual(['VINCULOS_CONSIDERADOS_RPPS', 'CABECALHO', 'PLANO_ACAO']);
});

it('keeps every section once, and the first and the last in their place', () => {
  const order = moved(['PLANO_ACAO'], shown, 'VINCULOS_CONSIDERADOS_RPPS', -1);
  expect(order.toSorted()).toEqual(orderedSections.toSorted());
  expect(moved([], shown, 'CABECALHO', -1)).toEqual([...orderedSections]);
  expect(moved([], shown, 'PLANO_ACAO', 1)).toEqual([...orderedSections]);
});
