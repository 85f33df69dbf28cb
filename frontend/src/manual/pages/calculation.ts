import type { ManualPage } from '../page.ts';

export const calculation: ManualPage = {
  id: 'calculo',
  title: 'O cálculo',
  summary: 'Regime, ente, datas e modo de contar: o que cada escolha muda.',
  alsoCalled: [
    'dias corridos',
    'criar cálculo',
    'servidor',
    'União',
    'Estado',
    'município',
    'prefeitura',
    'Funpresp',
    'DIB',
    'aposentado',
    'reafirmação da DER',
    'DER futura',
    'funcionário público',
  ],
  sections: [
    {
      title: 'Um cálculo por pergunta',
      paragraphs: [
        'Um cliente pode ter vários cálculos: um do regime próprio, um do INSS, um com o que se discute em juízo. Para hipóteses do mesmo caso, prefira os cenários, que ficam ao lado dos fatos.',
        '“Novo Cálculo”, na página do cliente, pede nome, tipo de regime, ente e ingresso. As outras datas e opções estão em “Editar”, no alto do cálculo.',
      ],
    },
    {
      title: 'Os dados',
      steps: [
        '“Tipo de regime”: RGPS é o INSS; RPPS é o regime próprio do servidor. No RPPS, escolha o ente em “Regime”. A lista diz a data da reforma de cada um e se o texto da norma já foi conferido, em parte ou não.',
        'O ingresso no serviço público decide as regras de transição do servidor; a filiação, as do INSS. Num cálculo criado pelo extrato, a filiação é o início do primeiro vínculo.',
        'De quem já é aposentado do INSS, informe “Recebe aposentadoria do INSS desde”: enquanto a recebe, não há outra no RGPS.',
        'Sem “Dt. Para Atualização”, tudo é medido hoje. Com ela, tudo é medido naquele dia, também os valores.',
        'No INSS, “Trabalho depois da aposentadoria (INSS)” diz se o trabalho continua: isso muda o que se perde ao esperar.',
        'Servidor com previdência complementar: marque “Optou pela previdência complementar” e, na União, informe o benefício especial da declaração do órgão. Deles depende o teto do valor.',
      ],
      picture: { name: 'calculo', shows: 'Os dados de um cálculo e os tempos já somados' },
    },
    {
      title: 'Em dias ou pelo calendário',
      paragraphs: [
        'A contagem em dias usa anos de 365 dias e meses de 30; pelo calendário, anos e meses são os do calendário. Perto de um limite os dois modos podem dar dias diferentes: as regras avisam quando isso acontece, e “Contagem do tempo”, no pé da aba das regras, deixa ver o outro modo sem mudar o cálculo.',
      ],
    },
    {
      title: 'Sem registros: tempos informados',
      paragraphs: [
        'Quem só tem uma certidão com totais abre, ao criar o cálculo, “Informar tempos à mão”; depois eles se corrigem em “Editar”. Os tempos valem no dia em que foram informados, e deixam de ser usados quando há registros. Valores do benefício pedem remunerações, e por isso registros.',
      ],
    },
  ],
};
