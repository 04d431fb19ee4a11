import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatRupees } from '../src/shared/india/rupees.ts';
import { Accordion } from '../src/shared/ui/layout/accordion.tsx';
import { Badge } from '../src/shared/ui/text/badge.tsx';
import { Breadcrumbs } from '../src/shared/ui/layout/breadcrumbs.tsx';
import { Card } from '../src/shared/ui/layout/card.tsx';
import { EmptyState } from '../src/shared/ui/lists/empty-state.tsx';
import { Button } from '../src/shared/ui/actions/button.tsx';
import { Icon } from '../src/shared/ui/media/icon.tsx';
import { iconPaths, type IconName } from '../src/shared/ui/media/icon-paths.ts';
import { Notice } from '../src/shared/ui/feedback/notice.tsx';
import { Progress } from '../src/shared/ui/feedback/progress.tsx';
import { Skeleton } from '../src/shared/ui/feedback/skeleton.tsx';
import { Spinner } from '../src/shared/ui/feedback/spinner.tsx';
import { Steps } from '../src/shared/ui/layout/steps.tsx';
import { Table, type Column } from '../src/shared/ui/lists/table.tsx';
import { Block } from './block.tsx';
import styles from './gallery.module.css';

const pairs = ['bg', 'bg-up', 'bg-up-2', 'accent', 'tint', 'amber', 'green', 'red', 'grey'];

interface Payment {
  name: string;
  amount: number;
  status: string;
  tone: 'green' | 'amber' | 'red' | 'grey';
}

const payments: Payment[] = [
  { name: 'Arjun Pillai', amount: 1_500_000, status: 'completed', tone: 'green' },
  { name: 'Priya Raman', amount: 1_437_500, status: 'pending', tone: 'amber' },
  { name: 'Kabir Shah', amount: 4_700_000, status: 'failed', tone: 'red' },
  { name: 'Divya Nair', amount: 2_700_000, status: 'cancelled', tone: 'grey' },
];

const columns: Column<Payment>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name },
  { id: 'amount', header: 'Amount', numeric: true, cell: (row) => formatRupees(row.amount) },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.tone} dot>
        {row.status}
      </Badge>
    ),
  },
];

const questions = [
  {
    id: 'gym',
    title: 'Do I need a gym?',
    content: 'No. Your coach plans for the room and the kit you have.',
  },
  { id: 'friend', title: 'Can I train with a friend?', content: 'Yes. Choose a Buddy plan.' },
];

export function ContentBlocks({ tone }: { tone: string }): ReactNode {
  return (
    <>
      <Block title="Type">
        <div className="stack">
          <p className="d1">Display 1</p>
          <p className="d2">Display 2</p>
          <p className="d3">Display 3</p>
          <p className="d4">Display 4</p>
          <p className="lead">Lead. A coach writes your training and checks in every week.</p>
          <p>
            Body. Sixteen pixels, 66 characters a line.{' '}
            <Link className="link" to="/">
              A link
            </Link>
            .
          </p>
          <p className="small muted">Small, muted.</p>
          <p className="micro quiet">Micro, quiet. Never below 13 px.</p>
          <p className="figure d1">{formatRupees(1_437_500)}</p>
          <Link className="link--go" to="/">
            All stories <Icon name="arrow" />
          </Link>
        </div>
      </Block>
      <Block title="Colour" note="Every ground has its on- partner. Never mix pairs.">
        <ul className={styles.swatches}>
          {pairs.map((name) => (
            <li
              key={name}
              style={{
                background: `var(--${name})`,
                color: name.startsWith('bg') ? 'var(--fg)' : `var(--on-${name})`,
              }}
            >
              {name}
            </li>
          ))}
        </ul>
      </Block>
      <Block title="Icons">
        <div className="row">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Block>
      <Block title="Badge">
        <div className="row">
          {payments.map((row) => (
            <Badge key={row.status} tone={row.tone} dot>
              {row.status}
            </Badge>
          ))}
          <Badge tone="tint">50% off</Badge>
        </div>
      </Block>
      <Block title="Card">
        <Card>
          <p className="label">Card</p>
          <p className="small muted">A raised surface. Use for grouped tools, not for every paragraph.</p>
        </Card>
      </Block>
      <Block title="Accordion">
        <Accordion items={questions} defaultOpen="gym" />
      </Block>
      <Block title="Notice" wide>
        <div className={styles.stretch}>
          <Notice tone="red">Failed to load blogs</Notice>
          <Notice tone="amber">We are confirming your payment. Please do not pay again.</Notice>
          <Notice tone="green">Message sent successfully!</Notice>
          <Notice tone="tint">Sandbox: no real money</Notice>
          <Notice icon="offline">You are offline. Showing saved recipes.</Notice>
        </div>
      </Block>
      <Block title="Table" wide>
        <Table
          caption={`4 payments on ${tone}`}
          columns={columns}
          rows={payments}
          rowKey={(row) => row.name}
        />
      </Block>
      <Block title="Table, loading" wide>
        <Table
          caption={`Loading payments on ${tone}`}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.name}
          loadingRows={2}
        />
      </Block>
      <Block title="Breadcrumb and steps">
        <Breadcrumbs
          label={`Breadcrumb on ${tone}`}
          items={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: 'Sleep' }]}
        />
        <Steps items={['Plan', 'Payment', 'Assessment']} current={1} />
      </Block>
      <Block title="Progress and spinner">
        <div className={styles.stretch}>
          <Progress label="Sent" value={33} max={100} />
          <Spinner size="2rem" />
        </div>
      </Block>
      <Block title="Skeleton">
        <div className={styles.stretch}>
          <Skeleton ratio="16 / 9" />
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton height="1rem" />
        </div>
      </Block>
      <Block title="Empty state">
        <EmptyState
          title="No recipes found"
          text="Try adjusting your search terms or filters to find what you're looking for."
          action={<Button size="sm">Clear search</Button>}
        />
      </Block>
    </>
  );
}
