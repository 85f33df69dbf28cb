import { describe, expect, it } from 'vitest';
import { reportSections } from '../api/report.ts';
import {
  defaultSections,
  numberedSections,
  romanNumeral,
  sectionsInOrder,
  sectionsToNumber,
  writtenSections,
} from './section-order.ts';

describe('the numbering of the Relatório Genial', () => {
  it('writes Roman numerals', () => {
    expect([1, 4, 9, 12, 14, 16].map(romanNumeral)).toEqual(['I', 'IV', 'IX', 'XII', 'XIV', 'XVI']);
  });

  it('numbers the sections of one regime from I to XV', () => {
    const numerals = numberedSections(new Set(defaultSections('RPPS', reportSections)), reportSections)
      .map(({ numeral }) => numeral)
      .filter((numeral) => numeral !== null);
    expect(numerals[0]).toBe('I');
    expect(numerals.at(-1)).toBe('XV');
  });

  it('renumbers over the sections that are switched on', () => {
    const some = numberedSections(new Set(['PLANO_ACAO', 'CABECALHO', 'RODAPE']), reportSections);
    expect(some.map(({ section, numeral }) => [section, numeral])).toEqual([
      ['CABECALHO', 'I'],
      ['PLANO_ACAO', 'II'],
      ['RODAPE', null],
    ]);
  });

  it('leaves the sections of the other regime out by default', () => {
    expect(defaultSections('RGPS', reportSections)).not.toContain('VINCULOS_CONSIDERADOS_RPPS');
    expect(defaultSections('RGPS', reportSections)).toContain('VINCULOS_CONSIDERADOS_RGPS');
  });

  it('leaves out in print what is only a note, and not written', () => {
    expect(
      writtenSections(['EMISSAO_CTC', 'OBSERVACOES_FINAIS', 'PLANO_ACAO'], { action: 'Ligar', field3: ' ' }),
    ).toEqual(['EMISSAO_CTC', 'PLANO_ACAO']);
  });

  it('numbers on the screen as in print, and what is still to be written as it will print', () => {
    const all = defaultSections('RPPS', reportSections);
    expect(sectionsToNumber(all, {})).toEqual(all);
    expect(sectionsToNumber(all, { observation: 'Conferir' })).toEqual(all);
    expect(sectionsToNumber(all, { action: 'Ligar', observation: ' ' })).toEqual(
      all.filter((section) => section !== 'OBSERVACOES_FINAIS'),
    );
  });

  it('keeps what waiting is worth behind the rules, and family and what is to be proved behind the exemption, in any order', () => {
    expect(sectionsInOrder([])).toEqual([...reportSections]);
    const order = sectionsInOrder(['PLANO_ACAO', 'POSSIBILIDADES_FUTURAS_RPPS', 'POSSIBILIDADES_IMEDIATAS_RPPS']);
    expect(order.slice(0, 4)).toEqual([
      'PLANO_ACAO',
      'POSSIBILIDADES_FUTURAS_RPPS',
      'POSSIBILIDADES_IMEDIATAS_RPPS',
      'QUANTO_VALE_ESPERAR',
    ]);
    const exemption = order.indexOf('ISENCAO_IMPOSTO');
    expect(order.slice(exemption + 1, exemption + 3)).toEqual(['FAMILIA', 'DOCUMENTOS_PENDENCIAS']);
    expect(order.toSorted()).toEqual([...reportSections].toSorted());
  });
});
