import type { ManualPage } from '../page.ts';

export const rules: ManualPage = {
  id: 'regras',
  title: 'Ler as regras',
  summary: 'Aplicáveis, futuras e não aplicáveis; o artigo de cada número e a conta do benefício.',
  sections: [
    {
      title: 'A resposta primeiro',
      paragraphs: [
        'O alto da aba responde: pode se aposentar, desde quando e com quanto, ou qual é a primeira data. Abaixo dele está o que fazer agora, com o preço e o efeito de cada passo.',
        'As regras ficam em três grupos: as que já dão direito, as que darão, com a data, e as que não se aplicam, com o motivo.',
      ],
      picture: { name: 'regras', shows: 'A aba das regras, com a resposta, o próximo passo e as regras aplicáveis' },
    },
    {
      title: 'Cada número tem o seu artigo',
      paragraphs: [
        'Em cada regra, os requisitos mostram quanto se tem do que se pede e o dia em que se completam. O artigo está sob o nome do requisito: um clique diz o que ele pede de homens e mulheres, e leva à página oficial.',
        'Em “Como foi calculado” está a conta do benefício passo a passo, com o artigo de cada passo e as listas de salários. Em “Detalhes” estão as fontes e, em “Quanto cai na conta”, o valor líquido estimado.',
      ],
    },
    {
      title: 'Quando a regra pede cuidado',
      paragraphs: [
        'Uma regra cujo texto ninguém conferiu diz isso no cartão, na planilha e no relatório. Uma “Leitura discutida” mostra os dois entendimentos lado a lado; o Genial não escolhe pelo advogado.',
        'Um resultado a poucos dias de um limite avisa que outro modo de contar pode mudar a conclusão.',
      ],
    },
    {
      title: 'Comparar',
      paragraphs: [
        '“Comparar Regras” põe as regras dos dois regimes lado a lado. “Exportar” gera uma planilha com regras, requisitos, datas, valores e remunerações, ou os dados para outro programa.',
      ],
    },
  ],
};
