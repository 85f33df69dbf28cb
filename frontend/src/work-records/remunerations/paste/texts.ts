const values = (count: number): string => (count === 1 ? '1 valor' : `${count} valores`);

export const pasteTexts = {
  heading: 'Colar remunerações',
  values,
  fromTo: (first: string, last: string) => `de ${first} a ${last}`,
  inMonth: (month: string) => `em ${month}`,
  byMonth: 'pela competência de cada linha',
  withThirteenths: 'com 13º',
  withoutThirteenths: 'sem 13º',
  nothingFits: 'Nenhuma linha tem lugar neste vínculo.',
  andMore: (names: string, more: number) => `${names} e mais ${more}`,
  title: (line: string) => `Linha de título deixada de fora: "${line}".`,
  column: (used: number, of: number) => `Valores lidos da coluna ${used} de ${of}.`,
  replaces: (count: number) =>
    count === 1 ? 'Substitui 1 valor já preenchido.' : `Substitui ${count} valores já preenchidos.`,
  blank: (months: string) => `Em branco no que foi colado, ficam sem valor: ${months}.`,
  toCorrect: (months: string) => `A corrigir depois de colar: ${months}.`,
  absent: (months: string) => `Sem linha no que foi colado, ficam como estão: ${months}.`,
  ignored: (lines: string) => `Sem lugar neste vínculo, ignoradas: ${lines}.`,
  apply: 'Aplicar',
  include: 'Incluir 13º',
  leaveOut: 'Deixar o 13º de fora',
  cancel: 'Cancelar',
  outcome: (pasted: number, ignored: number) =>
    `${pasted === 1 ? '1 valor colado' : `${pasted} valores colados`}, ${
      ignored === 1 ? '1 linha ignorada' : `${ignored} linhas ignoradas`
    }.`,
  unclear:
    'Nada foi colado: há mais de uma coluna de valores. Copie só a das remunerações, ou inclua a linha de títulos.',
  empty: 'Nada foi colado: não há valores no que foi copiado.',
} as const;
