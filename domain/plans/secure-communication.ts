import type { SecureCommunicationPlan } from '../api/plans.ts';

/** The plans of the secure-communication and identity-validation service. */

const common = [
  { nome: 'Mensagens autênticas e rastreáveis' },
  { nome: 'Código de verificação único em cada envio' },
  { nome: 'Registro automático de envio e de leitura' },
  { nome: 'Validação do advogado por selfie e carteira da OAB' },
];

export const secureCommunicationPlans: readonly SecureCommunicationPlan[] = [
  {
    id: 'comunicacao-individual',
    nome: 'Individual',
    descricao: 'Para quem advoga por conta própria.',
    precoMensal: 49.9,
    precoAnual: 598.8,
    recursos: common,
    destaque: null,
    limites: { descricao: '1 advogado e até 200 envios por mês' },
    publicoAlvo: 'Advogados autônomos',
    exemploParcelas: '12x de R$ 49,90',
  },
  {
    id: 'comunicacao-sociedade',
    nome: 'Sociedade',
    descricao: 'Para sócios que atendem juntos.',
    precoMensal: 129.9,
    precoAnual: 1558.8,
    recursos: [...common, { nome: 'Painel de gestão do escritório' }],
    destaque: null,
    limites: { descricao: 'Até 5 advogados e 1.000 envios por mês' },
    publicoAlvo: 'Sociedades de advogados',
    exemploParcelas: '12x de R$ 129,90',
  },
  {
    id: 'comunicacao-escritorio',
    nome: 'Escritório',
    descricao: 'Para equipes com muitos clientes.',
    precoMensal: 299.9,
    precoAnual: 3598.8,
    recursos: [...common, { nome: 'Painel de gestão do escritório' }, { nome: 'Envio automático com histórico' }],
    destaque: null,
    limites: { descricao: 'Até 20 advogados e 5.000 envios por mês' },
    publicoAlvo: 'Escritórios de advocacia',
    exemploParcelas: '12x de R$ 299,90',
  },
];
