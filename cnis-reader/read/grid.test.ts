import { describe, expect, it } from 'vitest';
import { employmentHeader, employmentRow, gridCell, gridHeader, gridIndicators } from '../testing/pages.ts';
import { at, centred } from '../testing/pieces.ts';
import { onePage, relationOf, title } from '../testing/read.ts';
import type { Piece } from './piece.ts';

describe('a month grid', () => {
  const grid = (...cells: Piece[][]) =>
    relationOf(onePage(employmentHeader(195), employmentRow(219), title(255), gridHeader(272), ...cells)).remunerations;

  it('is read from left to right, then down, with what repeats and what lies outside of the relation', () => {
    const months = grid(
      gridCell(0, 287, '12/2010', '0,00'),
      gridCell(0, 302, '03/2011', '1,00'),
      gridCell(1, 302, '03/2011', '2,00'),
      gridCell(2, 302, '13/2011', '3,00'),
      gridCell(0, 317, '05/2011', ''),
    );
    expect(months.map(({ month, value }) => `${month} ${value}`)).toEqual([
      '2010-12 0',
      '2011-03 1',
      '2011-03 2',
      '2011-13 3',
      '2011-05 null',
    ]);
  });

  it('gives each month its wrapped indicators, in two groups of one line and under another', () => {
    const months = grid(
      gridCell(0, 287, '03/2011', '1,00'),
      gridCell(1, 287, '04/2011', '1,00'),
      [
        gridIndicators(0, 284, 'PSC-MEN-SM-'),
        gridIndicators(0, 293, 'EC103, PREM-EXT,'),
        gridIndicators(0, 302, 'IREM-ACD'),
      ],
      [gridIndicators(1, 284, 'PREM-EXT,'), gridIndicators(1, 293, 'IEAN (25)')],
      gridCell(0, 314, '05/2011', '1,00'),
      gridCell(1, 314, '06/2011', '1,00'),
      [gridIndicators(0, 311, 'PREM-FVIN,'), gridIndicators(0, 320, 'AVRC-DEF'), gridIndicators(1, 314, 'PREM_EXT')],
    );
    expect(months.map(({ month, indicators }) => `${month} ${indicators.join('+')}`)).toEqual([
      '2011-03 PSC-MEN-SM-EC103+PREM-EXT+IREM-ACD',
      '2011-04 PREM-EXT+IEAN (25)',
      '2011-05 PREM-FVIN+AVRC-DEF',
      '2011-06 PREM_EXT',
    ]);
  });

  it('of 13th salaries never counts as months 01 to 12', () => {
    const { remunerations } = relationOf(
      onePage(
        employmentHeader(195),
        employmentRow(219),
        title(255, 'Remunerações Décimo Terceiro'),
        gridHeader(272),
        gridCell(0, 287, '12/2011', '1,00'),
        gridCell(1, 287, '2012', '2,00'),
        gridCell(2, 287, '13/2013', '3,00'),
      ),
    );
    expect(remunerations.map(({ month }) => month)).toEqual(['2011-13', '2012-13', '2013-13']);
  });

  it('takes the salary of a contribution, not what was paid', () => {
    const header = [
      ...[centred(44, 195, 'Seq.'), centred(134, 195, 'NIT'), centred(309, 195, 'Origem do Vínculo')],
      ...[
        centred(485, 195, 'Tipo Filiado no Vínculo'),
        centred(596, 195, 'Data Início'),
        centred(665, 195, 'Data Fim'),
      ],
      centred(755, 195, 'Indicadores'),
    ];
    const row = [
      ...[centred(44, 206, '5'), centred(134, 206, '102.30405.06-0'), centred(309, 206, 'RECOLHIMENTO')],
      ...[
        centred(485, 206, 'Contribuinte Individual'),
        centred(596, 206, '01/03/2009'),
        centred(755, 206, 'IREC-INDPEND'),
      ],
    ];
    const labels = [0, 402].flatMap((shift) => [
      ...[centred(62 + shift, 241, 'Competência'), centred(127 + shift, 241, 'Data Pgto.')],
      ...[centred(191 + shift, 241, 'Contribuição'), centred(271 + shift, 241, 'Salário Contribuição')],
      centred(364 + shift, 241, 'Indicadores'),
    ]);
    const months = [
      ...[centred(62, 256, '10/2020'), centred(127, 256, '14/11/2020'), centred(191, 256, '209,00')],
      ...[centred(271, 256, '1.045,00'), centred(364, 256, 'IREC-LC123')],
      ...[centred(464, 256, '11/2020'), centred(593, 256, '209,00')],
    ];
    const relation = relationOf(onePage(header, row, title(224, 'Contribuições'), labels, months));
    expect(relation).toMatchObject({ kind: 'contributions', code: null, indicators: ['IREC-INDPEND'] });
    expect(relation.remunerations).toEqual([
      { month: '2020-10', value: 1045, indicators: ['IREC-LC123'], paidOn: '2020-11-14' },
      { month: '2020-11', value: null, indicators: [] },
    ]);
  });

  it('ends where the consolidated table and the legend begin', () => {
    const months = grid(gridCell(0, 287, '03/2011', '1,00'), [
      at(58, 320, 'Valores Consolidados por Ano Civil'),
      ...[
        centred(71, 335, '2019'),
        centred(161, 335, '1.302,00'),
        centred(71, 350, '05/2020'),
        centred(161, 350, '9,00'),
      ],
      at(43, 380, 'Legenda de Indicadores'),
      ...[at(50, 395, 'PREM-EXT'), at(155, 395, 'Remuneração informada fora do prazo em 03/2020')],
    ]);
    expect(months).toEqual([{ month: '2011-03', value: 1, indicators: [] }]);
  });
});
