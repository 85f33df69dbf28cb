export const indexTexts = {
  title: 'Índices',
  month: 'Mês da tabela',
  monthHelp: 'MM/AAAA',
  filter: 'Filtrar',
  previous: 'Mês anterior',
  next: 'Próximo mês',
  invalidMonth: 'Informe o mês como MM/AAAA, a partir de 07/1994',
  loadFailed: 'Erro ao carregar índices',
  found: (date: string) => `Tabela de ${date}: o índice leva cada mês até ${date}.`,
  notFound: (date: string, used: string) =>
    `Não há tabela de ${date}. Os cálculos usam a de ${used}, que está abaixo, até que uma seja publicada.`,
  table: (date: string) => `Índices da tabela de ${date}`,
  columns: { month: 'Mês', year: 'Ano', index: 'Índice' },
  empty: 'Nenhum índice',
  emptyBody: 'Esta tabela não tem índices.',

  wages: (date: string) => `Salário mínimo e teto de ${date}`,
  minimum: 'Salário mínimo',
  ceiling: 'Teto',
  wagesHelp: 'Valem a partir deste mês nos limites das remunerações e dos benefícios de todas as contas.',
  save: 'Salvar',
  invalidMoney: 'Informe um valor a partir de 0',
  wagesTitle: (date: string) => `Alterar os valores de ${date}?`,
  change: (label: string, from: string, to: string) => `${label}: de ${from} para ${to}`,
  nothingKnown: 'nenhum valor',
  wagesSame: 'Os valores já são estes.',
  wagesSaved: 'Valores salvos com sucesso!',
  wagesFailed: 'Erro ao atualizar salário minimo.',

  selic: 'Taxa SELIC',
  selicHelp:
    'A taxa de cada mês, não a acumulada, para os juros do que se paga em atraso ao INSS (Lei 9.430/1996, art. 61, § 3º). Onde falta a taxa de um mês, o custo aparece sem juros, como "a partir de".',
  noSelic: 'Nenhuma taxa foi publicada.',
  selicOf: (months: string) => `Publicada: ${months}.`,
  selicRates: 'Taxas, um mês por linha',
  selicExample: 'Mês e porcentagem, por exemplo: 10/2026 1,05',
  selicWrong: (line: string) => `Não se lê a linha "${line}": escreva o mês como MM/AAAA e a porcentagem`,
  selicTooMany: (lines: number, most: number) =>
    `São ${lines.toLocaleString('pt-BR')} linhas, e de uma vez se publicam até ${most.toLocaleString('pt-BR')}: deixe só os meses que faltam ou publique em partes`,
  selicRepeated: (month: string) => `O mês ${month} está em mais de uma linha`,
  selicTooHigh: (month: string, percent: string) => `${month} com ${percent}%: informe a taxa do mês, não a acumulada`,
  selicAfter: (month: string, date: string) =>
    `${month} é depois de ${date}, o mês da tabela: escolha-o no alto da página`,
  selicShow: 'Mostrar as publicadas',
  selicTitle: (months: string) => `Publicar a SELIC (${months})?`,
  selicRange: (count: number, least: string, most: string) =>
    count === 1 ? `1 mês, ${most}%.` : `${count} meses, de ${least}% a ${most}%.`,
  selicUnder: (date: string) =>
    `Fica em ${date}, e se retira com o que mais foi publicado para este mês. Os cenários e os próximos passos de todas as contas passam a somar estes juros.`,
  selicSaved: 'SELIC publicada com sucesso!',
  selicFailed: 'Não foi possível publicar a SELIC.',

  import: 'Importar planilha',
  importHelp:
    'Arquivo .xlsx. Contam as linhas com uma data na coluna B (o mês) e um número na coluna C (o índice); as outras são ignoradas. Antes de publicar, você vê o que muda.',
  chooseMonth: 'Por favor, escolha uma data para os índices importados.',
  fileFailed: 'Erro ao processar arquivo.',
  tooLarge: {
    bytes: 'A planilha tem mais de 2 MB: apague dela o que não é a tabela de índices e tente de novo.',
    unpackedBytes:
      'O conteúdo da planilha passa de 20 MB: apague dela o que não é a tabela de índices e tente de novo.',
    rows: 'A primeira aba tem mais de 5.000 linhas: deixe nela só a tabela de índices e tente de novo.',
    time: 'A planilha demorou demais para ser lida: deixe nela só a tabela de índices e tente de novo.',
  },
  noRows: 'Nenhuma linha tem uma data na coluna B e um número na coluna C.',
  reviewTitle: (date: string) => `Publicar a tabela de ${date}?`,
  read: (rows: number, ignored: number) =>
    `${rows === 1 ? '1 índice lido' : `${rows} índices lidos`}; ${ignored === 1 ? '1 linha ignorada' : `${ignored} linhas ignoradas`}.`,
  refused: 'A planilha precisa de correção antes de ser publicada:',
  line: (line: number, problem: string) => `Linha ${line}: ${problem}`,
  hole: (months: string, place: string) => `Falta ${months}${place}`,
  between: (before: number, after: number) => ` (entre as linhas ${before} e ${after})`,
  afterLine: (line: number) => ` (depois da linha ${line})`,
  beforeLine: (line: number) => ` (antes da linha ${line})`,
  repeat: (month: string, lines: string) => `${month} está repetido nas linhas ${lines}`,
  noDifference: 'Nada nela contradiz a tabela em uso.',
  differences: (count: number) =>
    count === 1
      ? '1 índice é diferente do que a tabela em uso diz ou faz esperar:'
      : `${count} índices são diferentes do que a tabela em uso diz ou faz esperar:`,
  differencesTable: 'O que muda',
  differenceColumns: { line: 'Linha', month: 'Mês', index: 'Na planilha', expected: 'Esperado' },
  consequence: 'As estimativas de todas as contas passam a usar esta tabela e são recalculadas.',
  publish: 'Publicar',
  published: (date: string) => `Tabela de ${date} publicada com sucesso!`,

  history: 'Histórico',
  historyHelp: 'O que esta instalação publicou e retirou, o mais recente primeiro.',
  historyFailed: 'Erro ao carregar o histórico',
  noHistory: 'Nada foi publicado nesta instalação: valem as tabelas que vêm com o Genial.',
  by: (name: string, when: string) => `${name}, em ${when}`,
  more: 'Mostrar mais',
  withdraw: 'Retirar',
  withdrawOf: (date: string) => `Retirar o que foi publicado para ${date}`,
  withdrawTitle: (date: string) => `Retirar o que foi publicado para ${date}?`,
  withdrawBody:
    'Volta a valer o que havia antes: a tabela que vem com o Genial ou, sem ela, a do mês anterior, e as estimativas de todas as contas são recalculadas. A SELIC publicada neste mês também sai: sem ela, os custos dizem de novo “a partir de”, e nenhuma estimativa muda.',
  withdrawn: (date: string) => `Retirado o que foi publicado para ${date}`,
  withdrawFailed: 'Não foi possível retirar.',
} as const;
