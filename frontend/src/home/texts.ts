export const homeTexts = {
  pendingTitle: 'Pagamento em confirmação',
  pending: 'Aguardando confirmação do pagamento. Se você já fez o pagamento, aguarde ou entre em contato.',
  checkAgain: 'Verificar de novo',
  contact: 'Falar com o suporte',
  inactiveTitle: 'Seu acesso está suspenso',
  inactive:
    'Há fatura em atraso ou a licença venceu. Seus clientes e cálculos continuam guardados e voltam assim que o pagamento for confirmado.',
  noInvoices: 'Não há fatura em aberto para pagar por aqui. Fale com o suporte para reativar o acesso.',
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
} as const;
