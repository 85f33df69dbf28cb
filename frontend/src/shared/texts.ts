import { formatCount } from '../../../domain/words/format.ts';

/** 'Ana, Rui e Eva' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

export const sharedTexts = {
  retry: 'Tentar de novo',
  export: 'Exportar',
  exportFailed: 'Não foi possível montar a planilha. Tente de novo.',
  details: 'Detalhes técnicos',
  whatHappened: 'Não foi possível concluir',
  loading: 'Carregando',
  offline: 'Sem conexão',
  offlineKept: 'Sem conexão. O que você digitou continua aqui.',
  offlineScreen: 'Esta tela ainda não tinha sido carregada. O que você digitou nas outras continua aqui.',
  newVersion: 'Há uma versão nova',
  newVersionScreen:
    'O Genial foi atualizado. Recarregue a página para abrir esta tela; o que você já salvou continua salvo.',
  notLoaded: 'Esta tela não pôde ser carregada',
  reload: 'Recarregar a página',
  undo: 'Desfazer',
  undone: 'Desfeito',
  undoFailed: (reason: string) => `Não foi possível desfazer. ${reason}`.trim(),
  cancel: 'Cancelar',
  close: 'Fechar',
  openCalendar: 'Abrir o calendário',
  futureDate: 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
  datePlaceholder: 'dd/mm/aaaa',
  years: 'anos',
  months: 'meses',
  days: 'dias',
  yearsOf: (label: string) => `${label}: anos`,
  monthsOf: (label: string) => `${label}: meses`,
  daysOf: (label: string) => `${label}: dias`,
  irreversible: 'Esta ação não poderá ser desfeita!',
  /** In a second line, where an undo is offered and the history has it. */
  undoneForAWhile:
    'Por alguns segundos depois de remover, o aviso oferece desfazer; mais tarde, o Histórico volta atrás.',
  saved: 'Salvo',
  leaveTitle: 'Sair sem salvar?',
  leaveBody: 'Há alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas.',
  leaveStay: 'Continuar editando',
  leaveGo: 'Sair sem salvar',
  conflictTitle: 'O cadastro foi alterado enquanto você editava',
  /** `thing` is masculine: 'O cálculo …', 'O cadastro …'. */
  conflictBody: (thing: string) =>
    `${thing} foi alterado em outra aba ou por outra pessoa depois que você abriu esta tela. As suas alterações continuam aqui e ainda não foram salvas.`,
  conflictChanges: (thing: string) =>
    `${thing} foi alterado depois que você abriu esta tela. As suas alterações continuam aqui e ainda não foram salvas.`,
  conflictTheirs: 'Salvo agora',
  conflictMine: 'Você digitou',
  conflictUntouched: 'você não mexeu: fica como está salvo',
  conflictScope: 'Salvar as suas muda só os campos em que você mexeu.',
  changedBy: (name: string, at: string) => `${name}, ${at}`,
  blank: 'em branco',
  otherChoice: 'outra escolha',
  savedBeside: (names: readonly string[], fields: readonly string[]) =>
    `Enquanto isso, ${listed(names)} ${names.length === 1 ? 'alterou' : 'alteraram'} ${listed(fields)}: ${fields.length === 1 ? 'ficou como foi salvo' : 'ficaram como foram salvos'}.`,
  conflictKeep: 'Continuar editando',
  conflictReload: 'Descartar as minhas e ver a versão atual',
  conflictOverwrite: 'Salvar as minhas assim mesmo',
  clearSearch: 'Limpar a busca',
  perPage: 'Por página:',
  range: (from: number, to: number, count: number) =>
    `${formatCount(from)} a ${formatCount(to)} de ${formatCount(count)}`,
  pageTo: {
    first: 'Ir para a primeira página',
    previous: 'Ir para a página anterior',
    next: 'Ir para a próxima página',
    last: 'Ir para a última página',
  },
  requiredHint: 'Os campos marcados com * são obrigatórios.',
  copyright: (year: number) => `© ${year} Genial`,
  seller: (who: string) => `Quem vende: ${who}`,
  terms: 'Termos de uso',
  manual: 'Manual',
  signIn: 'Entrar',
  article: (article: string) => `Base legal: ${article}`,
} as const;
