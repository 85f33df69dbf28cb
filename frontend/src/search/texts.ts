export const searchTexts = {
  open: 'Buscar em tudo',
  openHint: 'Buscar em clientes, cálculos e empregadores (Ctrl+K)',
  label: 'Buscar em clientes, cálculos e empregadores',
  placeholder: 'Nome, CPF, telefone, cálculo, empresa…',
  customers: 'Clientes',
  calculations: 'Cálculos',
  employers: 'Empregadores',
  nothing: (text: string) => `Nada encontrado para “${text}”.`,
  failed: 'Não foi possível buscar agora.',
  hint: 'Use ↑ e ↓ para escolher e Enter para abrir.',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  foundFirst: (count: number) => `Os primeiros ${count} resultados`,
  more: (shown: number) => `Há mais do que estes ${shown}: escreva mais para encontrar.`,
  moreCustomers: (shown: number) =>
    `Há mais do que estes ${shown}: escreva mais para encontrar, ou busque na lista de clientes, que mostra todos.`,
  of: (customer: string) => `de ${customer}`,
  close: 'Fechar',
} as const;
