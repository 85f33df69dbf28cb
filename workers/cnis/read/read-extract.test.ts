import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CnisExtract, cnisExtract } from '../../../domain/cnis/extract.ts';
import { employmentHeader, employmentRow, furniture, gridCell, gridHeader, gridIndicators } from '../testing/pages.ts';
import { at, centred } from '../testing/pieces.ts';
import type { Piece } from './piece.ts';
import { readExtract } from './read-extract.ts';

const extractOf = (...pages: ReadonlyArray<readonly Piece[]>): CnisExtract => {
  const reading = readExtract(pages);
  if (!reading.ok) throw new Error(reading.err);
  return reading.extract;
};

const relationOf = (...pages: ReadonlyArray<readonly Piece[]>) => {
  const { relations } = extractOf(...pages);
  const [relation] = relations;
  if (relation === undefined || relations.length > 1) throw new Error(`${relations.length} relations`);
  return relation;
};

const onePage = (...body: Piece[][]): Piece[] => [...furniture(), ...body.flat()];

const title = (y: number, text = 'Remunerações'): Piece[] => [at(53, y, text)];

describe('an extract', () => {
  it('says whose it is and when it was issued', () => {
    const { person, extractedAt } = extractOf(onePage(employmentHeader(195), employmentRow(219)));
    expect(person).toEqual({
      name: 'JOANA FICTICIA DOS TESTES',
      cpf: '000.123.456-78',
      nit: '100.20030.04-1',
      birthDate: '1991-08-17',
      motherName: 'MARIA FICTICIA DOS TESTES',
    });
    expect(extractedAt).toBe('2026-10-05T09:12:44');
  });

  it('is read the same whatever the order of its text in the file', () => {
    const page = onePage(
      employmentHeader(195),
      employmentRow(219, { employer: ['COMPANHIA INVENTADA DE', 'BEBIDAS LTDA'] }),
      title(255),
      gridHeader(272),
      gridCell(0, 287, '03/2011', '1.234,56'),
      gridCell(1, 287, '04/2011', '1.300,00'),
    );
    const expected = extractOf(page);
    fc.assert(
      fc.property(fc.shuffledSubarray(page, { minLength: page.length }), (shuffled) => {
        expect(extractOf(shuffled)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps relations apart, each with its own months', () => {
    const { relations } = extractOf(
      onePage(
        employmentHeader(195),
        employmentRow(219, { seq: '9' }),
        title(255),
        gridHeader(272),
        gridCell(0, 287, '03/2011', '1,00'),
        employmentHeader(327),
        employmentRow(351, { seq: '10*', nit: '103.99999.08-5', code: '', endDate: '', lastRemuneration: '' }),
        title(387),
        gridHeader(404),
        gridCell(0, 419, '04/2012', '2,00'),
      ),
    );
    expect(
      relations.map(({ seq, nit, code, endDate, lastRemuneration }) => [seq, nit, code, endDate, lastRemuneration]),
    ).toEqual([
      [9, '100.20030.04-1', '11.222.333/0001-44', '2013-06-28', '2013-06'],
      [10, '103.99999.08-5', null, null, null],
    ]);
    expect(relations.map(({ remunerations }) => remunerations.map(({ month }) => month))).toEqual([
      ['2011-03'],
      ['2012-04'],
    ]);
  });

  it('reads several relations under one header row', () => {
    const { relations } = extractOf(
      onePage(
        employmentHeader(195),
        employmentRow(219, { seq: '1', employer: ['PRIMEIRA LTDA'] }),
        employmentRow(243, { seq: '2', employer: ['SEGUNDA', 'LTDA'] }),
      ),
    );
    expect(relations.map(({ seq, employer, type }) => [seq, employer, type])).toEqual([
      [1, 'PRIMEIRA LTDA', 'Empregado ou Agente Público'],
      [2, 'SEGUNDA LTDA', 'Empregado ou Agente Público'],
    ]);
  });

  it('with amounts in the American form is read by the form of the whole file', () => {
    const { remunerations } = relationOf(
      onePage(
        employmentHeader(195),
        employmentRow(219),
        title(255),
        gridHeader(272),
        gridCell(0, 287, '03/2011', '1,234.56'),
        gridCell(1, 287, '04/2011', '934.56'),
        gridCell(2, 287, '05/1993', '10,049,202.05'),
      ),
    );
    expect(remunerations.map(({ value }) => value)).toEqual([1234.56, 934.56, 10049202.05]);
  });
});

describe('a relation row', () => {
  it('joins an employer over four lines and a matrícula over two, though their lines meet', () => {
    const relation = relationOf(
      onePage(
        employmentHeader(195),
        employmentRow(219, {
          employer: ['COMPANHIA INVENTADA DE', 'PRODUTOS ALIMENTICIOS E', 'BEBIDAS DO NORTE', 'LTDA'],
          registration: ['000000000000', '123456789'],
        }),
      ),
    );
    expect(relation.employer).toBe('COMPANHIA INVENTADA DE PRODUTOS ALIMENTICIOS E BEBIDAS DO NORTE LTDA');
    expect(relation.registration).toBe('000000000000123456789');
  });

  it('keeps a number in the name of a one-person company, which is not its code', () => {
    const relation = relationOf(
      onePage(employmentHeader(195), employmentRow(219, { code: '', employer: ['12.345.678 FULANO DE TAL'] })),
    );
    expect([relation.code, relation.employer]).toEqual([null, '12.345.678 FULANO DE TAL']);
  });

  it.each(['11.222.333', '12.345.67890/12', '111.222.333-44', '12.ABC.345/01DE-35'])(
    'takes the code %s as printed',
    (code) => {
      expect(relationOf(onePage(employmentHeader(195), employmentRow(219, { code }))).code).toBe(code);
    },
  );

  it('has its indicators on a line of their own, which may wrap, or none on it', () => {
    const header = [employmentHeader(195), employmentRow(219)];
    const printed = [
      at(43, 240, 'Indicadores:'),
      at(105, 240, 'PEXT, PRPPS, IVIN-JORN-'),
      at(105, 249, 'DIFERENCIADA'),
    ];
    expect(relationOf(onePage(...header, printed)).indicators).toEqual(['PEXT', 'PRPPS', 'IVIN-JORN-DIFERENCIADA']);
    expect(relationOf(onePage(...header, [at(43, 240, 'Indicadores: PEXT')])).indicators).toEqual(['PEXT']);
    expect(relationOf(onePage(...header, [at(43, 240, 'Indicadores:')])).indicators).toEqual([]);
  });

  it('reads two dates that the library glued, and two labels', () => {
    const labels = employmentHeader(195).filter(({ text }) => !text.startsWith('Data'));
    const cells = employmentRow(219).filter(({ text }) => !/^\d\d\/\d\d\/\d{4}$/.test(text));
    const glued = [
      { ...at(650, 195, 'Data Início Data Fim'), width: 95 },
      { ...at(650, 219, '14/03/2011 28/06/2013'), width: 97 },
    ];
    const { startDate, endDate } = relationOf(onePage(labels, cells, glued));
    expect([startDate, endDate]).toEqual(['2011-03-14', '2013-06-28']);
  });

  it('puts an unknown column aside', () => {
    const labels = employmentHeader(195).filter(({ text }) => text !== 'Matrícula do' && text !== 'Trabalhador');
    const relation = relationOf(
      onePage(labels, [centred(501, 195, 'Novidade')], employmentRow(219), [centred(501, 219, 'QUALQUER COISA')]),
    );
    expect([relation.employer, relation.type]).toEqual(['PADARIA PAO INVENTADO LTDA', 'Empregado ou Agente Público']);
  });

  it('with a day that does not exist has no date there', () => {
    expect(
      relationOf(onePage(employmentHeader(195), employmentRow(219, { endDate: '31/02/2013' }))).endDate,
    ).toBeNull();
  });
});

describe('a benefit', () => {
  const header = [
    ...[
      centred(44, 195, 'Seq.'),
      centred(94, 195, 'NIT'),
      centred(175, 195, 'NB'),
      centred(288, 195, 'Origem do Vínculo'),
    ],
    ...[centred(448, 195, 'Espécie'), centred(571, 195, 'Data Início'), centred(640, 195, 'Data Fim')],
    centred(743, 195, 'Situação'),
  ];

  it('that was refused has a species over two lines and no dates', () => {
    const relation = relationOf(
      onePage(header, [
        ...[centred(44, 206, '8'), centred(94, 206, '100.20030.04-1'), centred(175, 206, '6300000033')],
        ...[centred(288, 206, 'Benefício'), centred(743, 206, 'INDEFERIDO')],
        ...[centred(448, 203, '31 - AUXILIO POR INCAPACIDADE'), centred(448, 212, 'TEMPORARIA')],
      ]),
    );
    expect(relation).toEqual({
      seq: 8,
      nit: '100.20030.04-1',
      code: '6300000033',
      employer: 'Benefício',
      type: 'Benefício',
      kind: 'benefit',
      startDate: null,
      endDate: null,
      lastRemuneration: null,
      indicators: [],
      species: '31 - AUXILIO POR INCAPACIDADE TEMPORARIA',
      situation: 'INDEFERIDO',
      remunerations: [],
    });
  });
});

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
      { month: '2020-10', value: 1045, indicators: ['IREC-LC123'] },
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

describe('a page break', () => {
  const opening = [...employmentHeader(480), ...employmentRow(504)];

  it('between a relation and its grid parts neither', () => {
    const { remunerations } = relationOf(
      [...furniture(1, 2), ...opening],
      [...furniture(2, 2), ...title(184), ...gridHeader(201), ...gridCell(0, 216, '03/2011', '1,00')],
    );
    expect(remunerations).toHaveLength(1);
  });

  it.each([
    ['with the header repeated', true],
    ['straight with months', false],
  ])('inside a grid goes on %s', (_, repeated) => {
    const pageWith = (page: number, month: string) => [
      ...furniture(page, 3),
      ...(repeated ? [...title(184), ...gridHeader(201)] : []),
      ...gridCell(0, 216, month, '1,00'),
      ...gridCell(1, 231, `13/${month.slice(3)}`, '2,00'),
    ];
    const { remunerations } = relationOf(
      [
        ...furniture(1, 3),
        ...employmentHeader(195),
        ...employmentRow(219),
        ...title(255),
        ...gridHeader(272),
        ...gridCell(0, 287, '03/2011', '1,00'),
      ],
      pageWith(2, '01/2012'),
      pageWith(3, '01/2013'),
    );
    expect(remunerations.map(({ month }) => month)).toEqual(['2011-03', '2012-01', '2012-13', '2013-01', '2013-13']);
  });

  it('inside a wrapped cell leaves its codes with their month', () => {
    const { remunerations } = relationOf(
      [
        ...furniture(1, 2),
        ...[...employmentHeader(195), ...employmentRow(219), ...title(255), ...gridHeader(272)],
        ...[...gridCell(0, 515, '03/2011', '1,00'), gridIndicators(0, 512, 'PREM-EXT,')],
      ],
      [...furniture(2, 2), gridIndicators(0, 184, 'IREM-ACD'), ...gridCell(0, 199, '04/2011', '1,00')],
    );
    expect(remunerations.map(({ indicators }) => indicators)).toEqual([['PREM-EXT', 'IREM-ACD'], []]);
  });
});

describe('an incomplete extract', () => {
  const body = [...employmentHeader(195), ...employmentRow(219)];
  const errOf = (pages: Piece[][]) => {
    const reading = readExtract(pages);
    return reading.ok ? 'none' : reading.err;
  };

  it('stops before its last page, lacks one in between, or a page of it ends early', () => {
    const page = (number: number) => [...furniture(number, 3), ...body];
    const cut = page(2).filter(({ y }) => y < 300);
    expect(errOf([page(1), page(2), page(3)])).toBe('none');
    expect(errOf([page(1), page(2)])).toBe('DamagedPdf');
    expect(errOf([page(1), page(3)])).toBe('DamagedPdf');
    expect(errOf([page(1), cut, page(3)])).toBe('DamagedPdf');
  });
});

describe('any soup of text', () => {
  const words = [
    ...[
      'Seq.',
      'Índice',
      'NIT',
      'Origem do Vínculo',
      'Competência',
      'Remuneração',
      'Indicadores',
      'Indicadores:',
      'Contribuições',
    ],
    ...[
      '1',
      '12*',
      '100.20030.04-1',
      '01/2020',
      '13/2020',
      '31/12/2020',
      '1.234,56',
      '1,234.56',
      'PREM-',
      'EC103',
      'PEXT,',
    ],
    ...[
      'INSS',
      'CNIS - Cadastro',
      'Extrato Previdenciário',
      'Relações Previdenciárias',
      'Legenda de Indicadores',
      'Nome:',
      'CPF:',
    ],
  ];
  const piece = fc.record({
    text: fc.oneof(fc.constantFrom(...words), fc.string({ minLength: 1 })),
    x: fc.double({ min: -100, max: 900, noNaN: true }),
    y: fc.integer({ min: 0, max: 60 }).map((line) => line * 10),
    width: fc.double({ min: 0, max: 300, noNaN: true }),
    size: fc.double({ min: 0, max: 20, noNaN: true }),
  });

  it('is an extract or a named failure, never an exception', () => {
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 60 }), { maxLength: 3 }), fc.boolean(), (pages, real) => {
        const reading = readExtract(
          real ? pages.map((page) => [...furniture(), ...employmentHeader(195), ...page]) : pages,
        );
        expect(reading.ok ? cnisExtract.safeParse(reading.extract).success : reading.errorMessage !== '').toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
