export const paymentTexts = {
  qrCode: 'QR code do PIX',
  scan: 'Leia o QR code no aplicativo do seu banco ou use o código copia e cola.',
  copy: 'Copiar código',
  copied: 'Código copia e cola copiado.',
  copyByHand: 'O navegador não permitiu copiar. Selecione o código acima e copie-o.',
  code: 'Código copia e cola',
  failed: 'Não foi possível obter o código do PIX',
  notByPix: 'Esta fatura não pode ser paga por PIX. Fale com o suporte.',
  card: {
    holderName: 'Nome impresso no cartão',
    number: 'Número do cartão',
    expiryMonth: 'Mês de validade',
    expiryYear: 'Ano de validade',
    ccv: 'CVV',
    expired: 'O cartão está vencido',
    kept: 'O cartão é enviado uma única vez ao provedor de pagamento e não fica guardado no Genial.',
  },
} as const;
