import type { Piece } from '../read/piece.ts';
import { at, centred } from './pieces.ts';

/** What every page of an extract repeats; the body has the room between y 170 and 530. */
export const furniture = (page = 1, of = 1): Piece[] => [
  at(741, 25, `Página ${page} de ${of}`),
  centred(421, 35, 'INSS'),
  centred(421, 49, 'CNIS - Cadastro Nacional de Informações Sociais'),
  centred(421, 63, 'Extrato Previdenciário'),
  at(740, 70, '05/10/2026 09:12:44'),
  at(43, 95, 'Identificação do Filiado'),
  at(25, 113, 'NIT:'),
  at(55, 113, '100.20030.04-1'),
  at(228, 113, 'CPF:'),
  at(263, 113, '000.123.456-78'),
  at(361, 113, 'Nome:'),
  at(405, 113, 'JOANA FICTICIA DOS TESTES'),
  at(25, 128, 'Data de nascimento:'),
  at(150, 128, '17/08/1991'),
  at(361, 128, 'Nome da mãe:'),
  at(455, 128, 'MARIA FICTICIA DOS TESTES'),
  at(43, 161, 'Relações Previdenciárias'),
  at(25, 544, 'O INSS poderá rever a qualquer tempo as informações constantes deste extrato.'),
  at(25, 553, '03/2020 1.234,56 § 14 do art.195 da CF/1988 e art.29 da EC 103/2019.'),
];

/** The header of an employment table, labels on two lines; `y` is that of 'Seq.'. */
export const employmentHeader = (y: number): Piece[] => [
  centred(501, y - 10, 'Matrícula do'),
  centred(598, y - 10, 'Tipo Filiado no'),
  centred(44, y, 'Seq.'),
  centred(94, y, 'NIT'),
  centred(179, y, 'Código Emp.'),
  centred(342, y, 'Origem do Vínculo'),
  centred(501, y, 'Trabalhador'),
  centred(598, y, 'Vínculo'),
  centred(673, y, 'Data Início'),
  centred(724, y, 'Data Fim'),
  centred(781, y, 'Últ. Remun.'),
];

interface EmploymentCells {
  readonly seq?: string;
  readonly nit?: string;
  readonly code?: string;
  readonly employer?: readonly string[];
  readonly registration?: readonly string[];
  readonly startDate?: string;
  readonly endDate?: string;
  readonly lastRemuneration?: string;
}

const wrapped = (x: number, y: number, lines: readonly string[]): Piece[] =>
  lines.map((line, index) => centred(x, lines.length === 1 ? y : y - 3 + 9 * index, line));

/** The row of an employment; cells of several lines begin a little above it. */
export const employmentRow = (y: number, cells: EmploymentCells = {}): Piece[] => [
  centred(44, y, cells.seq ?? '1'),
  ...wrapped(94, y, cells.nit === '' ? [] : [cells.nit ?? '100.20030.04-1']),
  ...wrapped(179, y, cells.code === '' ? [] : [cells.code ?? '11.222.333/0001-44']),
  ...wrapped(342, y, cells.employer ?? ['PADARIA PAO INVENTADO LTDA']),
  ...wrapped(501, y, cells.registration ?? []),
  ...wrapped(598, y, ['Empregado ou Agente', 'Público']),
  ...wrapped(673, y, cells.startDate === '' ? [] : [cells.startDate ?? '14/03/2011']),
  ...wrapped(724, y, cells.endDate === '' ? [] : [cells.endDate ?? '28/06/2013']),
  ...wrapped(781, y, cells.lastRemuneration === '' ? [] : [cells.lastRemuneration ?? '06/2013']),
];

/** The header of a grid of remunerations, three months to a line. */
export const gridHeader = (y: number): Piece[] =>
  [0, 263, 524].flatMap((shift) => [
    centred(71 + shift, y, 'Competência'),
    centred(161 + shift, y, 'Remuneração'),
    centred(246 + shift, y, 'Indicadores'),
  ]);

/** One cell of that grid. */
export const gridCell = (group: 0 | 1 | 2, y: number, month: string, value: string): Piece[] => {
  const shift = [0, 263, 524][group] ?? 0;
  return [centred(71 + shift, y, month), ...(value === '' ? [] : [centred(161 + shift, y, value)])];
};

/** Text in the indicators column of a group. */
export const gridIndicators = (group: 0 | 1 | 2, y: number, text: string): Piece =>
  centred(246 + ([0, 263, 524][group] ?? 0), y, text);
