var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
/** The first call, and the assessment. */
export const MARKS = ['called', 'assessed'];
let PaymentMarksRepository = class PaymentMarksRepository {
    /** Only certain while the payment's row is locked. */
    async find(sql, paymentId, name) {
        const [row] = await sql.rows(`SELECT ${name}_at AS at, ${name}_by AS by FROM payments WHERE id = $1`, [paymentId]);
        return row?.at && row.by ? { at: row.at, by: row.by } : null;
    }
    /** Who was not called is to be called. @param by null takes the mark away */
    async write(sql, paymentId, name, by) {
        await sql.rows(`UPDATE payments SET ${name}_by = $2::text, ${name}_at = CASE WHEN $2::text IS NOT NULL THEN now() END,
              updated_at = now() ${name === 'called' ? ', to_call = $2::text IS NULL' : ''}
        WHERE id = $1`, [paymentId, by]);
    }
};
PaymentMarksRepository = __decorate([
    Injectable()
], PaymentMarksRepository);
export { PaymentMarksRepository };
//# sourceMappingURL=payment-marks.repository.js.map