export const planTexts = {
  open: 'Alterar plano',
  subscription: 'Ver assinatura e faturas',
  title: 'Alterar o plano da conta',
  loadFailed: 'Erro ao carregar os planos',
  plan: 'Plano e forma de pagamento',
  none: 'Sem plano',
  option: (name: string, value: string) => `${name}: ${value}`,
  nextCharge: (value: string, day: string) => `Próxima cobrança: ${value}, com vencimento em ${day}.`,
  notCharged: 'Nada está previsto para ser cobrado desta conta.',
  chargedHelp: 'O valor é o de cada cobrança.',
  notChargedHelp: 'Esta conta não é cobrada: o plano diz quantos usuários ela pode ter.',
  unavailable: 'As opções apagadas não podem ser escolhidas.',
  tooManyUsers: (users: number, allowed: number) =>
    `A conta tem ${users} usuários ativos e este plano permite ${allowed}: desative antes quem não vai continuar.`,
  consequence:
    'O que já foi pago continua valendo, e nada é devolvido. Faturas em aberto passam para o novo valor, e a próxima cobrança já é a do novo plano. O escritório é avisado por e-mail. Para PIX durante o teste, o acesso espera o pagamento.',
  seatsTaken: (plan: string | null, seats: number) =>
    `${plan === null ? 'A conta não tem plano e' : `O plano ${plan}`} permite ${seats === 1 ? 'um usuário ativo, e ele já existe' : `${seats} usuários ativos, e todos já existem`}.`,
  moreSeats:
    'Para incluir mais alguém, desative antes quem não vai continuar ou mude para um plano com mais lugares em “Assinatura”.',
  noMoreSeats: 'Nenhum plano tem mais lugares: para incluir mais alguém, desative antes quem não vai continuar.',
  back: 'Voltar',
  change: 'Alterar plano',
  changed: 'Plano alterado com sucesso!',
  confirming: 'Mudança de plano pedida. O provedor de pagamento ainda não respondeu: ela vale quando ele confirmar.',
} as const;
