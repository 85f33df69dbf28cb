export const homeTexts = {
  soonToRetire: 'Próximas aposentadorias',
  soonToRetireHint: 'Nos próximos 12 meses, pela primeira regra que se completa.',
  seeAll: (count: number) => (count === 1 ? 'Ver na lista' : `Ver as ${count} na lista`),
  calendar: 'Calendário (.ics)',
  calendarFile: 'aposentadorias.ics',
  calendarFailed: 'Erro ao exportar o calendário',
  pendingTitle: 'Aguardando pagamento',
  pending: 'Aguardando confirmação do pagamento. Se você já fez o pagamento, aguarde ou entre em contato.',
  checkAgain: 'Verificar de novo',
  contact: 'Falar com o suporte',
  inactiveTitle: 'Seu acesso está suspenso',
  inactive: 'Seus clientes e cálculos continuam guardados. Fale com o suporte para reativar o acesso.',
  causes: {
    overdue:
      'Há fatura com 7 dias ou mais de atraso. Seus clientes e cálculos continuam guardados e voltam assim que o pagamento for confirmado.',
    expired: 'A sua licença venceu. Seus clientes e cálculos continuam guardados e voltam assim que ela for renovada.',
    inactivated:
      'A sua conta foi desativada por um administrador. Seus clientes e cálculos continuam guardados. Fale com o suporte para reativá-la.',
    cancelled:
      'A assinatura desta conta foi cancelada. Os dados ficam guardados por 3 meses depois do fim do acesso e então são apagados, ou antes, se isso foi pedido em “Dados da conta”. Até lá quem cuida da conta pode voltar pela página “Assinatura” e baixar uma cópia deles.',
    disputed:
      'Um pagamento foi contestado no cartão, e o banco o devolveu. Seus clientes e cálculos continuam guardados. Se foi um engano, peça ao banco que retire a contestação e fale com o suporte.',
    refunded:
      'O pagamento foi devolvido. Seus clientes e cálculos continuam guardados. Quem cuida da conta pode voltar pela página “Assinatura”.',
  },
  toBeErased: (by: string) => `Foi pedido que tudo desta conta seja apagado, o que é feito até ${by}.`,
  erasedToo: 'O que for cadastrado agora também se perde.',
  erasureTakenBack: (until: string) => `Quem cuida da conta pode desfazer o pedido até ${until}.`,
  openData: 'Dados da conta',
  subscription: 'Abrir a assinatura',
  seeInvoice: 'Ver e pagar',
  openInvoice: (value: string, day: string) => `Há uma fatura de ${value} com vencimento em ${day}.`,
  declinedInvoice: (value: string, day: string) =>
    `A cobrança de ${value}, com vencimento em ${day}, foi recusada no cartão. Pague por PIX ou com outro cartão para não ficar sem acesso à calculadora.`,
  overdueInvoice: (value: string, day: string) =>
    `A fatura de ${value}, de ${day}, está vencida. Sete dias depois do vencimento o acesso à calculadora é suspenso.`,
  noInvoices: 'Não há fatura em aberto para pagar por aqui.',
  invoicesFailed: 'Não foi possível consultar as faturas',
  invoice: (value: string, due: string) => `${value}, vencimento em ${due}`,
  showPix: 'Pagar com PIX',
  status: {
    PENDING: 'PENDENTE',
    OVERDUE: 'VENCIDA',
    CONFIRMED: 'CONFIRMADA',
    RECEIVED: 'RECEBIDA',
    REFUNDED: 'ESTORNADA',
    CANCELLED: 'CANCELADA',
  },
  declined: 'RECUSADA NO CARTÃO',
} as const;
