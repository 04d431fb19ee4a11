import type { FaqContent } from '../page-content.ts';

/** site-17: five questions. */
export const faq: FaqContent = {
  description:
    'What a program includes, whether it suits beginners, what you will eat, how online coaching works and when results show.',
  keywords:
    'fitness coaching FAQ, online personal trainer questions, Indian diet plan, beginner workout plan',
  questions: [
    {
      id: 'what-i-get',
      title: 'What do I get when I join a program?',
      answer: [
        'A coach of your own, a training plan and a food plan written for you, a check-in every week, and changes to both plans when your weeks change. You also have somebody to write to between check-ins.',
        'After payment we call or write within {call time} for an assessment: your health, your days, your kitchen, the equipment you have. Your plan follows within {plan time} of the purchase.',
      ],
    },
    {
      id: 'beginner',
      title: 'I have never trained before. Is this for me?',
      answer: [
        'Yes. Most people who come to us are beginners or are starting again after years. The first weeks are short and simple: three sessions of 25 to 40 minutes, movements you can learn from a video and have corrected by your coach, and one or two changes to your meals.',
        'If you are pregnant, have had surgery lately, or live with a heart condition, diabetes or high blood pressure, ask your doctor first and tell your coach what the doctor said. We coach healthy adults; we do not treat illness.',
      ],
    },
    {
      id: 'food',
      title: 'Will I have to give up rice, roti or my family’s food?',
      answer: [
        'No. Your plan starts from what is cooked at home. We look at portions, at where the protein comes from (dal, paneer, curd, eggs, fish, chicken, soya) and at what you eat between meals. Vegetarian, Jain, eggetarian and non-vegetarian plans are everyday work for our coaches.',
        'You do not need supplements. If protein powder would make a busy day easier we say so, and we never sell any.',
      ],
    },
    {
      id: 'online-offline',
      title: 'How does online coaching work, and can I train in person?',
      answer: [
        'Online, you get your sessions with a video for every exercise, send clips when you want your form looked at, and meet your coach in a weekly check-in by call or chat. It works in a gym, at home with dumbbells, or with no equipment at all.',
        'In person, you train with a coach in {city}. Many clients mix both: a session in the gym each week, the rest on their own. Tell us in the free consultation what suits you.',
      ],
    },
    {
      id: 'results-refunds',
      title: 'How soon will I see results, and what if I have to stop?',
      answer: [
        'Most people sleep better and feel stronger in three to four weeks, and see a change in the mirror or on the tape after eight to twelve. How much depends on where you start, how you sleep and how regularly you train; results vary from person to person, and we promise none.',
        'If travel, illness or exams come in between, tell your coach: the plan is made smaller rather than dropped. Purchases are non-refundable unless required by law. You can ask for a refund; we answer within {refund time}. The Terms say how.',
      ],
    },
  ],
};
