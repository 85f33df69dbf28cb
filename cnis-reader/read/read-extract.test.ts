import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnisExtract } from '../../domain/cnis/extract.ts';
import { employmentHeader, employmentRow, furniture, gridCell, gridHeader } from '../testing/pages.ts';
import { at, centred } from '../testing/pieces.ts';
import { extractOf, onePage, relationOf, title } from '../testing/read.ts';
import { readExtract } from './read-extract.ts';

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

  it.each([
    ['a CNPJ', {}],
    ['the CPF of an employer, which looks like a NIT', { code: '111.222.333-44' }],
    ['no code', { code: '' }],
    ['no dates', { startDate: '', endDate: '', lastRemuneration: '' }],
    ['an employer over three lines', { employer: ['COMPANHIA INVENTADA', 'DE BEBIDAS DO', 'NORTE LTDA'] }],
  ])('whose NIT cell is blank is read, with %s', (_what, cells) => {
    const grid = [title(291), gridHeader(308), gridCell(0, 323, '03/2011', '1,00')].flat();
    const printed = relationOf(onePage(employmentHeader(195), employmentRow(219, cells), grid));
    const blank = relationOf(onePage(employmentHeader(195), employmentRow(219, { ...cells, nit: '' }), grid));
    expect(printed.nit).toBe('100.20030.04-1');
    expect(blank).toEqual({ ...printed, nit: null });
  });

  it('is none where a number stands under "Seq." with nothing of a relation beside it', () => {
    const stray = [centred(44, 240, '2'), centred(44, 330, '3'), centred(342, 331, 'OBSERVACAO QUALQUER')];
    const { relations } = extractOf(onePage(employmentHeader(195), employmentRow(219), stray));
    expect(relations.map(({ seq }) => seq)).toEqual([1]);
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

  it('keeps the number by which a row was found, also where the row itself is cut off above it', () => {
    const dot = { x: 0, width: 0, size: 0 };
    const pages = [
      [{ ...dot, text: 'Competência', y: 210 }],
      [
        { ...dot, text: '1', y: 110 },
        { ...dot, text: 'Relações Previdenciárias', y: 0 },
      ],
    ];
    const reading = readExtract(pages.map((page) => [...furniture(), ...employmentHeader(195), ...page]));
    expect(reading).toMatchObject({ ok: true, extract: { relations: [{ seq: 1 }] } });
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
