export interface paths {
    "/api/admin/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List articles with drafts and scheduled ones, newest first */
        get: operations["AdminBlogsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blogs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an unsaved text as readers would see it */
        post: operations["AdminBlogsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blogs/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a slug is available */
        get: operations["AdminBlogsController_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article for editing, with its version */
        get: operations["AdminBlogsController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the business settings for editing */
        get: operations["AdminBusinessController_latest"];
        /** Publish the business settings as a whole */
        put: operations["AdminBusinessController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/business/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["AdminBusinessController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/business/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["AdminBusinessController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/check-in-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What clients are asked each week, to be edited */
        get: operations["CheckInFormController_latest"];
        /** Publish the questions of check-ins, all at once */
        put: operations["CheckInFormController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/check-in-form/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["CheckInFormController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/check-in-form/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["CheckInFormController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check-ins that wait for an answer, the longest first; a coach sees those of her clients */
        get: operations["CheckInQueueController_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/client-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Entrust clients to a coach, or to nobody */
        post: operations["AssignmentsController_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/client-promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many promises of this month were kept in time: first calls and plans */
        get: operations["PromisesController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients, who needs somebody first; a coach sees her own */
        get: operations["ClientsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many clients are in each stage, and need somebody for each reason */
        get: operations["ClientsController_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client’s program with its timeline */
        get: operations["ClientsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A client’s check-ins that were sent or missed, newest first */
        get: operations["ClientCheckInsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/check-ins/{day}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a check-in, once; the client gets a mail */
        post: operations["ClientCheckInsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/check-ins/{day}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a check-in beside the one before: the client cannot change it any more */
        post: operations["ClientCheckInsController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a program, with a reason */
        post: operations["ClientsController_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture or a PDF for a client */
        post: operations["ClientPlansController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/food": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client’s plan of food is written from, and whether it may have targets */
        get: operations["ClientIntakeController_findFood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/guardian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the parent or guardian of somebody under 18 has agreed */
        post: operations["ClientIntakeController_recordGuardian"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a client’s health answers: logged, and shown to her */
        post: operations["ClientIntakeController_openHealth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/health/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the staff opened a client’s health answers, newest first */
        get: operations["ClientIntakeController_openings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A client’s answers, without those about health */
        get: operations["ClientIntakeController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a client without an account the link to her program again */
        post: operations["ClientsController_sendLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/marks/{mark}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a client as called or assessed, or take the mark back */
        put: operations["FollowUpController_mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thread of a program; what is shown counts as read */
        get: operations["ClientThreadController_thread"];
        put?: never;
        /** Send a message; sent again with the same id it is the same message */
        post: operations["ClientThreadController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/messages/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event each time that the thread has changed */
        get: operations["ClientThreadController_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/messages/{messageId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message to the owner */
        post: operations["ClientThreadController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a private note about a client */
        post: operations["FollowUpController_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a note of one’s own */
        delete: operations["FollowUpController_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/notes/{noteId}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pin a note to the client’s overview in place of another one, or take it down */
        put: operations["FollowUpController_pinNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/pauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a client days off */
        post: operations["ClientPausesController_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/pauses/{pause}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to days off, or refuse them with a word why */
        post: operations["ClientPausesController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/pauses/{pause}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End days off early: training goes on today */
        post: operations["ClientPausesController_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published to a client, newest first */
        get: operations["ClientPlansController_list"];
        put?: never;
        /** Publish a plan; with the first one the program gets its start */
        post: operations["ClientPlansController_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/plans/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a plan */
        get: operations["ClientPlansController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/plans/{version}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to a version as PDF: training and food */
        post: operations["ClientPlansController_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client’s check-ins say over time */
        get: operations["ClientCheckInsController_findProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a thread that were reported to the owner, newest first */
        get: operations["MessageReportsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down a task for a client */
        post: operations["FollowUpController_addTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a task as done, or as open again */
        put: operations["FollowUpController_finishTask"];
        post?: never;
        /** Delete a task */
        delete: operations["FollowUpController_removeTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A client’s sessions of the last weeks */
        get: operations["ClientTrainingController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{id}/training/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A client’s training over time */
        get: operations["ClientTrainingController_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the team coaches, and how many open programs each has */
        get: operations["CoachesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coaches/{userId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tie an account to a coach of “Who we are” */
        put: operations["CoachesController_tie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is promised to clients and how they come to coaches, to be edited */
        get: operations["CoachingSettingsController_latest"];
        /** Publish the coaching settings, all at once */
        put: operations["CoachingSettingsController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coaching/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["CoachingSettingsController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coaching/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["CoachingSettingsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Threads with clients, unanswered ones first */
        get: operations["ConversationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole exercise library by name, with hidden and merged ones */
        get: operations["ExercisesController_list"];
        put?: never;
        /** Add an own exercise */
        post: operations["ExercisesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exercise with its cues */
        get: operations["ExercisesController_find"];
        /** Change an exercise; a shipped one is kept and ours stands in its place */
        put: operations["ExercisesController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer an exercise no more; plans keep it */
        post: operations["ExercisesController_hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show an exercise as another one from now on, in given plans, too */
        post: operations["ExercisesController_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises/{id}/shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to the shipped exercise */
        post: operations["ExercisesController_backToShipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exercises/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back that an exercise was hidden or merged */
        post: operations["ExercisesController_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the look for editing */
        get: operations["AdminLookController_latest"];
        /** Publish the look as a whole, with files by upload id */
        put: operations["AdminLookController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/look/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a logo, icon, picture or video; an unpublished one is removed after a week */
        post: operations["AdminLookController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/look/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["AdminLookController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/look/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["AdminLookController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transactional mails, newest first */
        get: operations["AdminMailsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed mail */
        post: operations["AdminMailsController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture for an article; an unused one is removed after a week */
        post: operations["MediaController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get figures of the business and what needs attention */
        get: operations["DashboardController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/own-coaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How I am mailed about clients, and my leave */
        get: operations["OwnCoachingController_find"];
        /** Change how I am mailed, and my leave */
        put: operations["OwnCoachingController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/owner-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the setting of the owner’s mails about sales and refunds */
        get: operations["OwnerMailsController_settings"];
        /** Choose single mails or a daily digest */
        put: operations["OwnerMailsController_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-content/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the content of a page for editing */
        get: operations["AdminPageContentController_latest"];
        /** Publish the content of a page as a whole */
        put: operations["AdminPageContentController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-content/{page}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions of a page with their changes, newest first */
        get: operations["AdminPageContentController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-content/{page}/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision of a page */
        post: operations["AdminPageContentController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List people with an account or a purchase, newest first */
        get: operations["PeopleController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person with all their data */
        get: operations["PeopleController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivate an account; ends its sessions */
        post: operations["PeopleController_deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of this account */
        post: operations["PeopleController_endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reactivate an account */
        post: operations["PeopleController_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset a person’s second factor; ends their sessions */
        post: operations["PeopleController_resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a person’s role, effective with the next call; `member` leaves the team */
        put: operations["PeopleController_setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scheduled and finished erasures */
        get: operations["AdminPrivacyController_list"];
        put?: never;
        /** Erase a person’s data; the worker begins at once */
        post: operations["AdminPrivacyController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to a person’s data as ZIP */
        post: operations["AdminPrivacyController_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recipes with drafts, newest first */
        get: operations["AdminRecipesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recipes/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a slug is available */
        get: operations["AdminRecipesController_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a recipe for editing, with its version */
        get: operations["AdminRecipesController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the retention periods for editing */
        get: operations["AdminRetentionController_latest"];
        /** Publish the retention periods as a whole */
        put: operations["AdminRetentionController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the next nightly removal, with the result of the last one */
        get: operations["AdminRetentionController_dryRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["AdminRetentionController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["AdminRetentionController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get revenue per day in Asia/Kolkata, oldest first, and of as many days before */
        get: operations["DashboardController_revenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the setup checklist with stored states */
        get: operations["SetupController_states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/skipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skip items */
        post: operations["SetupController_skip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail to the caller */
        post: operations["SetupController_testMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/webhook-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a signed test event to the webhook address and report whether it arrived */
        post: operations["SetupController_testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/{item}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an item now */
        post: operations["SetupController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/{item}/skipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Resume a skipped item */
        delete: operations["SetupController_takeUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved answers to clients, as published */
        get: operations["SnippetsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List staff, open invitations and the rights of each role */
        get: operations["StaffController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an invitation that works once within 72 hours; replaces an earlier one */
        post: operations["StaffController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an invitation */
        delete: operations["StaffController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/second-factor/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set whether a role requires two-step sign-in, effective with the next call */
        put: operations["StaffController_requireSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All templates of plans by name, with hidden ones */
        get: operations["TemplatesController_list"];
        put?: never;
        /** Add a template */
        post: operations["TemplatesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template with its document */
        get: operations["TemplatesController_find"];
        /** Change a template; a shipped one is kept and ours stands in its place */
        put: operations["TemplatesController_change"];
        post?: never;
        /** Delete an own template, or go back to the shipped one */
        delete: operations["TemplatesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer a template no more */
        post: operations["TemplatesController_hide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/templates/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer a hidden template again */
        post: operations["TemplatesController_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transformation stories with drafts, newest first */
        get: operations["AdminTestimonialsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a story for editing, with its version */
        get: operations["AdminTestimonialsController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what waits for somebody: clients, enquiries, disputes, refund requests, flags */
        get: operations["DashboardController_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect to Google, which leads back to /auth/callback */
        get: operations["GoogleController_begin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Callback of Google; redirects to /auth/callback with a token or an error */
        get: operations["GoogleController_complete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the other ways to sign in */
        get: operations["GoogleController_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List articles without their text, newest first */
        get: operations["BlogsController_list"];
        put?: never;
        /** Create an article */
        post: operations["AdminBlogsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article by its current or a former slug */
        get: operations["BlogsController_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an article */
        get: operations["BlogsController_byId"];
        /** Change an article; fields and image not sent stay */
        put: operations["AdminBlogsController_update"];
        post?: never;
        /** Delete an article and its pictures */
        delete: operations["AdminBlogsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List broadcasts with their counts, newest first */
        get: operations["BroadcastsController_list"];
        put?: never;
        /** Send a message to many recipients, now or later; idempotent by intentKey */
        post: operations["BroadcastsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report bounces and complaints; the bearer token is BOUNCE_WEBHOOK_SECRET */
        post: operations["BouncesController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a message as one recipient would get it */
        post: operations["BroadcastsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a broadcast with its counts */
        get: operations["BroadcastsController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BroadcastsController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the sent message: sender, subject, body with placeholders, pictures */
        get: operations["BroadcastsController_message"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BroadcastsController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recipients with their outcomes, in the order of the file */
        get: operations["BroadcastsController_outcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/recipients/{recipientId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend an uncertain message */
        post: operations["BroadcastsController_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BroadcastsController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BroadcastsController_retryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasts/{id}/send-rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send to the recipients left out by a cancellation */
        post: operations["BroadcastsController_sendRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the published business settings */
        get: operations["BusinessController_business"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report an error of the browser */
        post: operations["ClientErrorsController_tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the team a message */
        post: operations["ContactController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List enquiries, newest first */
        get: operations["AdminMessagesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark an enquiry as read or unread */
        patch: operations["AdminMessagesController_mark"];
        trace?: never;
    };
    "/api/contact/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the team a message about one of the caller’s payments */
        post: operations["ContactController_about"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness: the process answers */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness: the process can serve requests; names what is down */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the published look */
        get: operations["LookController_look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My programs, newest first, with what is next and new in each */
        get: operations["OwnProgramsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My check-ins, and when the next one opens */
        get: operations["OwnCheckInsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/check-ins/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my check-ins */
        get: operations["OwnCheckInsController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save some answers of a check-in */
        patch: operations["OwnCheckInsController_save"];
        trace?: never;
    };
    "/api/my/programs/{id}/check-ins/{day}/photos/{view}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a private photograph to a check-in */
        put: operations["OwnCheckInsController_addPhoto"];
        post?: never;
        /** Delete a photograph of mine, at any time */
        delete: operations["OwnCheckInsController_removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/check-ins/{day}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a check-in to my coach */
        post: operations["OwnCheckInsController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture or a PDF for my coach */
        post: operations["OwnPlansController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My answers so far, and who of the staff opened my health answers */
        get: operations["OwnIntakeController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save some of my answers */
        put: operations["OwnIntakeController_saveAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All is answered */
        post: operations["OwnIntakeController_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to the use of my health answers */
        post: operations["OwnIntakeController_consent"];
        /** Take my consent back: staff cannot open my health answers any more */
        delete: operations["OwnIntakeController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save my health answers, after my consent */
        put: operations["OwnIntakeController_saveHealth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/intake/keeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether my health answers are kept after the end of the program */
        put: operations["OwnIntakeController_keepHealth"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thread of a program; what is shown counts as read */
        get: operations["OwnThreadController_thread"];
        put?: never;
        /** Send a message; sent again with the same id it is the same message */
        post: operations["OwnThreadController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/messages/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event each time that the thread has changed */
        get: operations["OwnThreadController_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/messages/{messageId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message to the owner */
        post: operations["OwnThreadController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/pauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for days off */
        post: operations["OwnPausesController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/pauses/{pause}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back what I asked for, while it is not decided */
        delete: operations["OwnPausesController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My plans, newest first */
        get: operations["OwnPlansController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/plans/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of my plan */
        get: operations["OwnPlansController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/plans/{version}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to a version as PDF: training and food */
        post: operations["OwnPlansController_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When I am reminded of my check-in, and my units */
        get: operations["OwnCheckInsController_preferences"];
        /** Change when I am reminded, and my units */
        put: operations["OwnCheckInsController_changePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What my check-ins say over time */
        get: operations["OwnCheckInsController_findProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/progress/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to my check-ins or my training as CSV */
        post: operations["OwnProgressFilesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What going on costs, and when it would begin */
        get: operations["OwnTermController_find"];
        put?: never;
        /** Start the purchase of a renewal, with my details */
        post: operations["OwnTermController_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell my story after the end: a draft that the owner may publish */
        post: operations["OwnTermController_tell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My program in figures */
        get: operations["OwnTermController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My sessions of the last weeks, the sets of the last time, and my best ones */
        get: operations["OwnTrainingController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/training/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store what I wrote down, also late and again */
        post: operations["OwnTrainingController_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/programs/{id}/training/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My training over time */
        get: operations["OwnTrainingController_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/progress-files/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get check-ins or training as CSV by a one-time ticket */
        get: operations["ProgressFilesController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-content/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the published content of a page */
        get: operations["PageContentController_current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-content/{page}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a version of a legal text; every version in force stays public */
        get: operations["PageContentController_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments with filters, newest first */
        get: operations["AdminPaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a CSV download of the filtered payments */
        post: operations["AdminPaymentsController_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List codes and sales with their use, newest first */
        get: operations["AdminOffersController_list"];
        put?: never;
        /** Create an offer with a code, or a sale without one */
        post: operations["AdminOffersController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change, pause or resume an offer */
        put: operations["AdminOffersController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get kinds and plans, hidden ones included */
        get: operations["AdminPlansController_book"];
        /** Publish kinds and plans as a whole */
        put: operations["AdminPlansController_publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/plans/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the revisions with their changes, newest first */
        get: operations["AdminPlansController_revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/plans/revisions/{revision}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an earlier revision */
        post: operations["AdminPlansController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get documents, refunds and sums of a month or financial year, oldest first */
        get: operations["ReportController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/reports/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download all rows and totals of a month or financial year as CSV or XLSX */
        post: operations["ReportController_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Razorpay’s settlements of a month and the differences from our records */
        get: operations["SettlementsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/settlements/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fetch the settlements of a month from Razorpay now */
        post: operations["SettlementsController_fetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/settlements/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download the settlement lines of a month as CSV */
        post: operations["SettlementsController_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment with its timeline, refunds and flags */
        get: operations["AdminPaymentsController_byId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/flags/{flagId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a mismatched capture: the payment completes at the amount of its order */
        post: operations["AdminPaymentsController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/flags/{flagId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a mismatched capture; idempotent */
        post: operations["AdminPaymentsController_refundCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/flags/{flagId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resolve a flag with a note */
        post: operations["AdminPaymentsController_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a private note */
        post: operations["PaymentNotesController_addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of the caller’s notes */
        delete: operations["PaymentNotesController_removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend the receipt */
        post: operations["AdminPaymentsController_resendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the receipt as PDF; it never changes */
        get: operations["AdminPaymentsController_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/refund-requests/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a refund request with or without a refund; idempotent */
        post: operations["AdminRequestsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a payment; idempotent by refundKey */
        post: operations["AdminPaymentsController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/admin/{id}/refunds/{refundId}/credit-note.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the credit note of a refund as PDF; it never changes */
        get: operations["AdminPaymentsController_creditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report that the buyer closed the checkout */
        post: operations["PaymentsController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/exports/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the CSV file of an export */
        get: operations["PaymentExportController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/offers/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote the price of a plan with a code; keeps no use */
        post: operations["PaymentsController_checkOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a purchase: stores it as pending and creates its Razorpay order */
        post: operations["PaymentsController_createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get both price lists and the checkout’s settings */
        get: operations["PaymentsController_plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/status/{statusToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a purchase by its token */
        get: operations["PaymentsController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the checkout's success, with Razorpay's signature */
        post: operations["PaymentsController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Razorpay webhook: signed events, each stored once */
        post: operations["RazorpayWebhookController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-pdfs/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a plan as PDF by a one-time ticket */
        get: operations["PlanPapersController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/archives/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a person’s data as ZIP */
        get: operations["ArchiveController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/private-files/opened/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a private file by a one-time ticket */
        get: operations["PrivateFilesController_openByTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/private-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a private file, with access to its resource */
        get: operations["PrivateFilesController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/private-files/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to a private file */
        post: operations["PrivateFilesController_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recipes with all fields */
        get: operations["RecipesController_list"];
        put?: never;
        /** Write a recipe */
        post: operations["AdminRecipesController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a recipe by its current or a former slug */
        get: operations["RecipesController_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recipes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a recipe */
        get: operations["RecipesController_byId"];
        /** Change a recipe; fields and image not sent stay */
        put: operations["AdminRecipesController_update"];
        post?: never;
        /** Delete a recipe and its pictures */
        delete: operations["AdminRecipesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List addresses that get no broadcasts */
        get: operations["SuppressionsController_list"];
        put?: never;
        post: operations["SuppressionsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SuppressionsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transformation stories */
        get: operations["TestimonialsController_list"];
        put?: never;
        /** Tell a story */
        post: operations["AdminTestimonialsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a transformation story */
        get: operations["TestimonialsController_byId"];
        /** Change a story; fields and images not sent stay */
        put: operations["AdminTestimonialsController_update"];
        post?: never;
        /** Delete a story and its pictures */
        delete: operations["AdminTestimonialsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a story with its logged values after a withdrawn consent */
        post: operations["AdminTestimonialsController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List activities, newest first */
        get: operations["AdminUsersController_activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/login-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get sign-ins per day in Asia/Kolkata, oldest first */
        get: operations["AdminUsersController_loginActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one message and wait for its outcome */
        post: operations["SingleSendController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/admin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get numbers of accounts and the latest sign-ins */
        get: operations["AdminUsersController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a password reset code; same answer for every address */
        post: operations["CodesController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/password-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether a new password is easy to guess; it is not stored */
        post: operations["CodesController_checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail another code; without a purpose, for the last one’s purpose */
        post: operations["CodesController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a reset code; ends every session */
        post: operations["CodesController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/second-step/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the code of an authenticator app, which works once */
        post: operations["SecondStepController_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/second-step/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey */
        post: operations["SecondStepController_passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/second-step/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for using a passkey, valid once */
        post: operations["SecondStepController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/second-step/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a recovery code, which works once; its owner gets a mail */
        post: operations["SecondStepController_recoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["AuthController_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of this account */
        post: operations["AuthController_signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an address by its code and sign in */
        post: operations["CodesController_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/verify-reset-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a reset code; it stays valid */
        post: operations["CodesController_verifyResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation: an account gets the role, or is created and signed in */
        post: operations["InvitationsController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an invitation; it stays valid */
        post: operations["InvitationsController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; an unverified address gets a code by mail, and a second factor needs the second step */
        post: operations["AuthController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user */
        get: operations["UsersController_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change my name */
        patch: operations["OwnAccountController_rename"];
        trace?: never;
    };
    "/api/users/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the scheduled erasure of my account */
        get: operations["OwnPrivacyController_erasure"];
        put?: never;
        /** Schedule the erasure of my account and data in seven days; a sign-in cancels it */
        post: operations["OwnPrivacyController_erase"];
        /** Cancel the erasure of my account */
        delete: operations["OwnPrivacyController_keep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a download link to all my data as ZIP */
        post: operations["OwnPrivacyController_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether I have a password or only Google sign-in */
        get: operations["OwnAccountController_hasPassword"];
        /** Change my password; ends other sessions and returns a new token */
        put: operations["OwnAccountController_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my purchases and my halves as a buddy, newest first */
        get: operations["OwnPurchasesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/purchases/{paymentId}/buddy-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct the address of my buddy while mails come back, once for a purchase */
        put: operations["OwnPurchasesController_correctBuddy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/purchases/{paymentId}/credit-notes/{refundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the credit note of my refund as PDF */
        get: operations["OwnPurchasesController_creditNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/purchases/{paymentId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the receipt of my payment as PDF */
        get: operations["OwnPurchasesController_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/purchases/{paymentId}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a refund; one open request per payment */
        post: operations["OwnPurchasesController_ask"];
        /** Withdraw the open request */
        delete: operations["OwnPurchasesController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my second factors */
        get: operations["OwnSecondFactorController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm my password; this session may change second factors for ten minutes */
        post: operations["OwnSecondFactorController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey created by the browser */
        post: operations["OwnSecondFactorController_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for creating a passkey, valid once */
        post: operations["OwnSecondFactorController_beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey */
        delete: operations["OwnSecondFactorController_removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the recovery codes by ten new ones, shown once */
        post: operations["OwnSecondFactorController_renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a secret for an authenticator app, which becomes active with its first code */
        post: operations["OwnSecondFactorController_beginTotp"];
        /** Remove the authenticator app */
        delete: operations["OwnSecondFactorController_removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factor/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the authenticator app with its first code; replaces an earlier app */
        post: operations["OwnSecondFactorController_confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my sessions, last seen first */
        get: operations["OwnSessionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of my sessions */
        delete: operations["OwnSessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/purchase-links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a purchase link; it stays valid */
        post: operations["PurchaseLinksController_look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/purchase-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the account of the link’s address with its purchases, and sign in */
        post: operations["PurchaseLinksController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/purchase-links/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new link to the same address */
        post: operations["PurchaseLinksController_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register; same answer with or without an account */
        post: operations["AuthController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AdminBlogsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                status?: "" | "draft" | "published" | "scheduled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            slug: string;
                            title: string;
                            author: string;
                            category: string;
                            featured: boolean;
                            image: string;
                            /** @enum {string} */
                            status: "draft" | "published" | "scheduled";
                            /**
                             * Format: date-time
                             * @description When it was or will be published
                             */
                            publishAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            likes: number;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminBlogsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The text as shown on a page, and its sections for a table of contents */
                        reading: {
                            html: string;
                            sections: {
                                id: string;
                                title: string;
                            }[];
                        };
                        /** @description Default for an empty excerpt */
                        excerpt: string;
                        /** @description Default for an empty read time */
                        readTime: string;
                    };
                };
            };
        };
    };
    AdminBlogsController_slug: {
        parameters: {
            query: {
                slug: string;
                exceptId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As it would be saved */
                        slug: string;
                        available: boolean;
                        /** @description The slug itself when available, else a free variant */
                        suggestion: string;
                    };
                };
            };
        };
    };
    AdminBlogsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        title: string;
                        author: string;
                        category: string;
                        featured: boolean;
                        image: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "scheduled";
                        /**
                         * Format: date-time
                         * @description When it was or will be published
                         */
                        publishAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        likes: number;
                        excerpt: string;
                        readTime: string;
                        content: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    AdminBusinessController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        business: {
                            name: string;
                            tagline: string;
                            keywords: string;
                            supportEmail: string;
                            phone: string;
                            hours: string;
                            address: {
                                street: string;
                                city: string;
                                postalCode: string;
                                country: string;
                            };
                            social: {
                                name: string;
                                url: string;
                            }[];
                            chat: {
                                name: string;
                                number: string;
                            };
                            legal: {
                                entity: string;
                                courts: string;
                                grievanceOfficer: {
                                    name: string;
                                    email: string;
                                };
                                gstin: string | null;
                                receiptPrefix: string;
                                tax: {
                                    sac: string;
                                    ratePercent: number;
                                    invoicePrefix: string;
                                    creditNotePrefix: string;
                                };
                            };
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminBusinessController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    tagline: string;
                    keywords: string;
                    /** Format: email */
                    supportEmail: string;
                    phone: string;
                    /** @description Empty: not shown */
                    hours: string;
                    address: {
                        street: string;
                        city: string;
                        postalCode: string;
                        country: string;
                    };
                    social: {
                        name: string;
                        url: string;
                    }[];
                    chat: {
                        name: string;
                        number: string;
                    };
                    legal: {
                        entity: string;
                        courts: string;
                        grievanceOfficer: {
                            name: string;
                            /** Format: email */
                            email: string;
                        };
                        gstin: string | null;
                        receiptPrefix: string;
                        tax: {
                            sac: string;
                            ratePercent: number;
                            invoicePrefix: string;
                            creditNotePrefix: string;
                        };
                    };
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        business: {
                            name: string;
                            tagline: string;
                            keywords: string;
                            supportEmail: string;
                            phone: string;
                            hours: string;
                            address: {
                                street: string;
                                city: string;
                                postalCode: string;
                                country: string;
                            };
                            social: {
                                name: string;
                                url: string;
                            }[];
                            chat: {
                                name: string;
                                number: string;
                            };
                            legal: {
                                entity: string;
                                courts: string;
                                grievanceOfficer: {
                                    name: string;
                                    email: string;
                                };
                                gstin: string | null;
                                receiptPrefix: string;
                                tax: {
                                    sac: string;
                                    ratePercent: number;
                                    invoicePrefix: string;
                                    creditNotePrefix: string;
                                };
                            };
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminBusinessController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    AdminBusinessController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        business: {
                            name: string;
                            tagline: string;
                            keywords: string;
                            supportEmail: string;
                            phone: string;
                            hours: string;
                            address: {
                                street: string;
                                city: string;
                                postalCode: string;
                                country: string;
                            };
                            social: {
                                name: string;
                                url: string;
                            }[];
                            chat: {
                                name: string;
                                number: string;
                            };
                            legal: {
                                entity: string;
                                courts: string;
                                grievanceOfficer: {
                                    name: string;
                                    email: string;
                                };
                                gstin: string | null;
                                receiptPrefix: string;
                                tax: {
                                    sac: string;
                                    ratePercent: number;
                                    invoicePrefix: string;
                                    creditNotePrefix: string;
                                };
                            };
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CheckInFormController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIn: {
                            intro: string;
                            questions: ({
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "number";
                                /** @enum {string} */
                                quantity: "weight" | "length";
                                min: number;
                                max: number;
                                step: number;
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "choice";
                                scale: {
                                    value: number;
                                    label: string;
                                }[];
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "text";
                                maxLength: number;
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "photos";
                                views: string[];
                            })[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CheckInFormController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    intro: string;
                    questions: ({
                        id: string;
                        text: string;
                        help: string;
                        required: boolean;
                        everyWeeks: number;
                        hideWithoutFoodTargets?: boolean;
                        /** @enum {string} */
                        kind: "number";
                        /** @enum {string} */
                        quantity: "weight" | "length";
                        min: number;
                        max: number;
                        step: number;
                        /** @enum {string} */
                        better: "higher" | "lower" | "neither";
                    } | {
                        id: string;
                        text: string;
                        help: string;
                        required: boolean;
                        everyWeeks: number;
                        hideWithoutFoodTargets?: boolean;
                        /** @enum {string} */
                        kind: "choice";
                        scale: {
                            value: number;
                            label: string;
                        }[];
                        /** @enum {string} */
                        better: "higher" | "lower" | "neither";
                    } | {
                        id: string;
                        text: string;
                        help: string;
                        required: boolean;
                        everyWeeks: number;
                        hideWithoutFoodTargets?: boolean;
                        /** @enum {string} */
                        kind: "text";
                        maxLength: number;
                    } | {
                        id: string;
                        text: string;
                        help: string;
                        required: boolean;
                        everyWeeks: number;
                        hideWithoutFoodTargets?: boolean;
                        /** @enum {string} */
                        kind: "photos";
                        views: string[];
                    })[];
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIn: {
                            intro: string;
                            questions: ({
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "number";
                                /** @enum {string} */
                                quantity: "weight" | "length";
                                min: number;
                                max: number;
                                step: number;
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "choice";
                                scale: {
                                    value: number;
                                    label: string;
                                }[];
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "text";
                                maxLength: number;
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "photos";
                                views: string[];
                            })[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CheckInFormController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    CheckInFormController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIn: {
                            intro: string;
                            questions: ({
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "number";
                                /** @enum {string} */
                                quantity: "weight" | "length";
                                min: number;
                                max: number;
                                step: number;
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "choice";
                                scale: {
                                    value: number;
                                    label: string;
                                }[];
                                /** @enum {string} */
                                better: "higher" | "lower" | "neither";
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "text";
                                maxLength: number;
                            } | {
                                id: string;
                                text: string;
                                help: string;
                                required: boolean;
                                everyWeeks: number;
                                hideWithoutFoodTargets?: boolean;
                                /** @enum {string} */
                                kind: "photos";
                                views: string[];
                            })[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CheckInQueueController_queue: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                mine?: "true";
                state?: "waiting" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            program: {
                                _id: string;
                                name: string;
                                coach: string | null;
                            };
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            answerBy: string;
                            /** Format: date-time */
                            answeredAt: string | null;
                            answeredBy: string | null;
                            /** @description The first letters of what she wrote */
                            words: string;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                        /** @description Answered today in India, and in how many hours on average */
                        today: {
                            answered: number;
                            hours: number | null;
                        };
                    };
                };
            };
        };
    };
    AssignmentsController_assign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    /** Format: uuid */
                    coach: string | null;
                    /**
                     * Format: date
                     * @description The last day of a stand-in; without it the hand-over stays
                     */
                    until?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    PromisesController_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description The first day of this month
                         */
                        since: string;
                        calls: {
                            due: number;
                            kept: number;
                        };
                        plans: {
                            due: number;
                            kept: number;
                        };
                        checkIns: {
                            due: number;
                            kept: number;
                        };
                        /** @description Programs that ended in 90 days; silent: without a message or check-in in their last three weeks */
                        endings: {
                            ended: number;
                            renewed: number;
                            silent: number;
                        };
                    };
                };
            };
        };
    };
    ClientsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Owner and managers: the clients of one coach */
                coach?: string;
                /** @description A view of facts: questions open, plan due, near the end */
                stage?: "new" | "intake" | "plan" | "active" | "ending" | "paused" | "ended";
                reason?: "unassigned" | "link-unopened" | "mail-returned" | "call-due" | "message-waiting" | "check-in-waiting" | "check-in-missed" | "pause-asked" | "pause-ends" | "ending" | "renewal-unanswered" | "plan-due" | "intake-missing";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            /**
                             * @description A view of facts: questions open, plan due, near the end
                             * @enum {string}
                             */
                            stage: "new" | "intake" | "plan" | "active" | "ending" | "paused" | "ended";
                            name: string;
                            email: string;
                            phone: string | null;
                            hasAccount: boolean;
                            coach: {
                                _id: string;
                                name: string;
                                /** @description As on “Who we are” */
                                picture: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            standInUntil: string | null;
                            lastMessage: {
                                /** @enum {string} */
                                side: "client" | "team";
                                /** @description The first letters */
                                text: string;
                                /** Format: date-time */
                                sentAt: string;
                                files: number;
                            } | null;
                            reasons: {
                                /** @enum {string} */
                                reason: "unassigned" | "link-unopened" | "mail-returned" | "call-due" | "message-waiting" | "check-in-waiting" | "check-in-missed" | "pause-asked" | "pause-ends" | "ending" | "renewal-unanswered" | "plan-due" | "intake-missing";
                                /** Format: date-time */
                                since: string;
                                /** Format: date-time */
                                due: string | null;
                            }[];
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    ClientsController_counts: {
        parameters: {
            query?: {
                /** @description Owner and managers: the clients of one coach */
                coach?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Open programs that need somebody: promised and late, due today in India, and everything else */
                        attention: {
                            late: number;
                            today: number;
                            later: number;
                        };
                        stages: {
                            [key: string]: {
                                count: number;
                                overdue: number;
                            };
                        };
                        reasons: {
                            [key: string]: {
                                count: number;
                                overdue: number;
                            };
                        };
                    };
                };
            };
        };
    };
    ClientsController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        half: "buyer" | "buddy";
                        item: string;
                        /** @enum {string} */
                        state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                        /** Format: date-time */
                        stateSince: string;
                        /** Format: date-time */
                        boughtAt: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        startsOn: string | null;
                        /**
                         * Format: date
                         * @description The day after the last day of the program
                         */
                        endsOn: string | null;
                        week: number | null;
                        weeks: number | null;
                        /**
                         * @description A view of facts: questions open, plan due, near the end
                         * @enum {string}
                         */
                        stage: "new" | "intake" | "plan" | "active" | "ending" | "paused" | "ended";
                        name: string;
                        email: string;
                        phone: string | null;
                        hasAccount: boolean;
                        coach: {
                            _id: string;
                            name: string;
                            /** @description As on “Who we are” */
                            picture: {
                                [key: string]: unknown;
                            } | null;
                        } | null;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        standInUntil: string | null;
                        lastMessage: {
                            /** @enum {string} */
                            side: "client" | "team";
                            /** @description The first letters */
                            text: string;
                            /** Format: date-time */
                            sentAt: string;
                            files: number;
                        } | null;
                        reasons: {
                            /** @enum {string} */
                            reason: "unassigned" | "link-unopened" | "mail-returned" | "call-due" | "message-waiting" | "check-in-waiting" | "check-in-missed" | "pause-asked" | "pause-ends" | "ending" | "renewal-unanswered" | "plan-due" | "intake-missing";
                            /** Format: date-time */
                            since: string;
                            /** Format: date-time */
                            due: string | null;
                        }[];
                        /**
                         * Format: uuid
                         * @description For those who may see payments
                         */
                        paymentId: string | null;
                        called: {
                            /** Format: date-time */
                            at: string;
                            /** @description Who marked it: of a client the name, of a payment the address */
                            by: string;
                        } | null;
                        assessed: {
                            /** Format: date-time */
                            at: string;
                            /** @description Who marked it: of a client the name, of a payment the address */
                            by: string;
                        } | null;
                        /** @description Oldest first */
                        notes: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            text: string;
                            by: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Stands on the client’s overview */
                            pinned: boolean;
                            /** @description Whoever asks wrote it, and may delete it */
                            own: boolean;
                        }[];
                        /** @description Open ones first */
                        tasks: {
                            _id: string;
                            text: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string | null;
                            writtenBy: string;
                            /** Format: date-time */
                            doneAt: string | null;
                            doneBy: string | null;
                        }[];
                        /** @description Newest first */
                        pauses: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        timeline: {
                            /** @enum {string} */
                            kind: "created" | "assigned" | "state" | "intake" | "intake-again" | "consent" | "withdrawal" | "plan" | "override" | "guardian" | "pause" | "renewed" | "story" | "address";
                            /** @description The state, or the name of the coach */
                            before: string | null;
                            /** @description Likewise; of a plan its version */
                            after: string | null;
                            reason: string | null;
                            by: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    ClientCheckInsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description When the next one opens
                         */
                        nextOn: string | null;
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            /** @enum {string} */
                            state: "open" | "sent" | "answered" | "missed";
                            /**
                             * Format: date
                             * @description The last day on which it can be sent
                             */
                            lastDay: string;
                            /** @description As published when it opened; kinds: number, choice, text, photos */
                            questions: ({
                                id: string;
                                kind: string;
                                text: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description By the ids of questions; weights in kg, lengths in cm */
                            answers: {
                                [key: string]: string | number | string[];
                            };
                            /** @description Views, with the addresses of private files */
                            photos: {
                                [key: string]: string;
                            };
                            /** @description Counts the saves */
                            version: number;
                            /** Format: date-time */
                            sentAt: string | null;
                            /**
                             * Format: date-time
                             * @description From then on the client cannot change it
                             */
                            openedAt: string | null;
                            answer: string | null;
                            answeredBy: string | null;
                            /** Format: date-time */
                            answeredAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    ClientCheckInsController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    ClientCheckInsController_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checkIn: {
                            _id: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            /** @enum {string} */
                            state: "open" | "sent" | "answered" | "missed";
                            /**
                             * Format: date
                             * @description The last day on which it can be sent
                             */
                            lastDay: string;
                            /** @description As published when it opened; kinds: number, choice, text, photos */
                            questions: ({
                                id: string;
                                kind: string;
                                text: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description By the ids of questions; weights in kg, lengths in cm */
                            answers: {
                                [key: string]: string | number | string[];
                            };
                            /** @description Views, with the addresses of private files */
                            photos: {
                                [key: string]: string;
                            };
                            /** @description Counts the saves */
                            version: number;
                            /** Format: date-time */
                            sentAt: string | null;
                            /**
                             * Format: date-time
                             * @description From then on the client cannot change it
                             */
                            openedAt: string | null;
                            answer: string | null;
                            answeredBy: string | null;
                            /** Format: date-time */
                            answeredAt: string | null;
                        };
                        before: {
                            _id: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            /** @enum {string} */
                            state: "open" | "sent" | "answered" | "missed";
                            /**
                             * Format: date
                             * @description The last day on which it can be sent
                             */
                            lastDay: string;
                            /** @description As published when it opened; kinds: number, choice, text, photos */
                            questions: ({
                                id: string;
                                kind: string;
                                text: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description By the ids of questions; weights in kg, lengths in cm */
                            answers: {
                                [key: string]: string | number | string[];
                            };
                            /** @description Views, with the addresses of private files */
                            photos: {
                                [key: string]: string;
                            };
                            /** @description Counts the saves */
                            version: number;
                            /** Format: date-time */
                            sentAt: string | null;
                            /**
                             * Format: date-time
                             * @description From then on the client cannot change it
                             */
                            openedAt: string | null;
                            answer: string | null;
                            answeredBy: string | null;
                            /** Format: date-time */
                            answeredAt: string | null;
                        } | null;
                        /** @description Sessions and kg of seven days each, the last up to its day; empty without any */
                        training: {
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            from: string;
                            planned: number;
                            sessions: number;
                            volume: number;
                        }[];
                    };
                };
            };
        };
    };
    ClientsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    ClientPlansController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        url: string;
                        contentType: string;
                    };
                };
            };
        };
    };
    ClientIntakeController_findFood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the questions about food, and goal, days, steps, experience */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        body: {
                            /** @description As stated with the order */
                            sex: string | null;
                            years: number | null;
                            cm: number | null;
                            kg: number | null;
                            /** @description The day of the check-in that the weight is from */
                            weighedOn: string | null;
                        };
                        targets: {
                            /** @enum {string} */
                            may: "calculate" | "type" | "none";
                            /** @description One sentence that names no health answer */
                            why: string | null;
                        };
                    };
                };
            };
        };
    };
    ClientIntakeController_recordGuardian: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                    };
                };
            };
        };
    };
    ClientIntakeController_openHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                    };
                };
            };
        };
    };
    ClientIntakeController_openings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    ClientIntakeController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                    };
                };
            };
        };
    };
    ClientsController_sendLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    FollowUpController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                mark: "called" | "assessed";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    set: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mark: {
                            /** Format: date-time */
                            at: string;
                            /** @description Who marked it: of a client the name, of a payment the address */
                            by: string;
                        } | null;
                    };
                };
            };
        };
    };
    ClientThreadController_thread: {
        parameters: {
            query?: {
                /** @description Older messages than this one */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    ClientThreadController_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the browser: sent again, it is the same message
                     */
                    id: string;
                    text: string;
                    /** @default [] */
                    fileIds?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    ClientThreadController_stream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ClientThreadController_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    FollowUpController_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        half: "buyer" | "buddy";
                        text: string;
                        by: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Stands on the client’s overview */
                        pinned: boolean;
                        /** @description Whoever asks wrote it, and may delete it */
                        own: boolean;
                    };
                };
            };
        };
    };
    FollowUpController_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FollowUpController_pinNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pinned: boolean;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ClientPausesController_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    fromOn: string;
                    /** Format: date */
                    untilOn: string;
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    ClientPausesController_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pause: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agree: boolean;
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    ClientPausesController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pause: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    ClientPlansController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            version: number;
                            note: string;
                            /** Format: uuid */
                            documentId: string | null;
                            publishedBy: string;
                            /** Format: date-time */
                            publishedAt: string;
                            hasText: boolean;
                            hasTraining: boolean;
                            hasFood: boolean;
                        }[];
                    };
                };
            };
        };
    };
    ClientPlansController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the newest plan that was seen; 0 for the first */
                    version: number;
                    html: string;
                    /** @default null */
                    training?: {
                        templateId: string | null;
                        weeks: {
                            id: string;
                            name: string;
                            note: string;
                            days: {
                                id: string;
                                /** @description 0 is Monday */
                                weekday: number | null;
                                name: string;
                                minutes: number | null;
                                note: string;
                                blocks: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "single" | "superset" | "circuit" | "warm-up";
                                    rows: {
                                        id: string;
                                        exerciseId: string | null;
                                        name: string;
                                        sets: number | null;
                                        /** @description Repetitions, seconds or metres */
                                        amount: {
                                            /** @enum {string} */
                                            kind: "reps" | "time" | "distance";
                                            from: number;
                                            to: number | null;
                                            aSide: boolean;
                                        } | null;
                                        /** @description kg or percent */
                                        load: {
                                            /** @enum {string} */
                                            kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                            value: number;
                                        } | null;
                                        effort: {
                                            /** @enum {string} */
                                            kind: "rpe" | "rir";
                                            value: number;
                                        } | null;
                                        tempo: string;
                                        /** @description Seconds */
                                        rest: number | null;
                                        /** @description How the target grows over the weeks */
                                        each: {
                                            /** @enum {string} */
                                            kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                            add: number;
                                            everyWeeks: number;
                                            until: number | null;
                                        } | null;
                                        note: string;
                                    }[];
                                }[];
                            }[];
                        }[];
                        maxima: {
                            id: string;
                            kg: number;
                        }[];
                    } | null;
                    /** @default null */
                    food?: {
                        trainingDays: number;
                        training: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        rest: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        note: string;
                    } | null;
                    note: string;
                    /** Format: uuid */
                    documentId: string | null;
                    /**
                     * Format: date
                     * @description Of the first plan: today by default
                     */
                    startsOn?: string;
                    /** @description Why training may begin although a doctor’s word is missing */
                    override?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        version: number;
                        note: string;
                        /** Format: uuid */
                        documentId: string | null;
                        publishedBy: string;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Sanitised; pictures are private files */
                        html: string;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                        /** @description Those of the library that rows of the plan name */
                        exercises: {
                            _id: string;
                            name: string;
                            equipment: string[];
                            /** @enum {string} */
                            logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            cues: string[];
                            mistakes: string[];
                            video: string | null;
                            alternatives: {
                                _id: string;
                                name: string;
                                equipment: string[];
                                /** @enum {string} */
                                logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    ClientPlansController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        version: number;
                        note: string;
                        /** Format: uuid */
                        documentId: string | null;
                        publishedBy: string;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Sanitised; pictures are private files */
                        html: string;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                        /** @description Those of the library that rows of the plan name */
                        exercises: {
                            _id: string;
                            name: string;
                            equipment: string[];
                            /** @enum {string} */
                            logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            cues: string[];
                            mistakes: string[];
                            video: string | null;
                            alternatives: {
                                _id: string;
                                name: string;
                                equipment: string[];
                                /** @enum {string} */
                                logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    ClientPlansController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Opens the file once, within a minute */
                        url: string;
                    };
                };
            };
        };
    };
    ClientCheckInsController_findProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As answered before the first plan, in kg */
                        start: {
                            weight?: number;
                        };
                        /** @description Numbers and choices, in the words of the last time they were asked */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description Those that were sent, oldest first */
                        checkIns: {
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            values: {
                                [key: string]: number;
                            };
                            photos: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    MessageReportsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            sender: string;
                            text: string;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            reportedAt: string;
                            /** @description Why it was reported */
                            report: string;
                        }[];
                    };
                };
            };
        };
    };
    FollowUpController_addTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** Format: date */
                    dueOn: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            text: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string | null;
                            writtenBy: string;
                            /** Format: date-time */
                            doneAt: string | null;
                            doneBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    FollowUpController_finishTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                taskId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    done: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            text: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string | null;
                            writtenBy: string;
                            /** Format: date-time */
                            doneAt: string | null;
                            doneBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    FollowUpController_removeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            text: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string | null;
                            writtenBy: string;
                            /** Format: date-time */
                            doneAt: string | null;
                            doneBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    ClientTrainingController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description By the clock of the server: devices correct theirs by it
                         */
                        now: string;
                        /** @description Of the last weeks, newest first */
                        sessions: {
                            _id: string;
                            /**
                             * Format: uuid
                             * @description Also one that this program renews
                             */
                            programId: string;
                            on: string;
                            dayId: string;
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                            /** Format: date-time */
                            finishedAt: string | null;
                            parts: {
                                key: string;
                                kind: string;
                                of: string;
                                value: unknown;
                            }[];
                            /** @description In their order */
                            sets: {
                                rowId: string | null;
                                exerciseId: string | null;
                                name: string;
                                kg: number | null;
                                reps: number | null;
                                seconds: number | null;
                                metres: number | null;
                                done: boolean;
                                removed: boolean;
                                key: string;
                            }[];
                        }[];
                        /** @description By exercise, the sets of the last time */
                        last: {
                            exerciseId: string;
                            on: string;
                            sets: {
                                rowId: string | null;
                                exerciseId: string | null;
                                name: string;
                                kg: number | null;
                                reps: number | null;
                                seconds: number | null;
                                metres: number | null;
                                done: boolean;
                                removed: boolean;
                                key: string;
                            }[];
                        }[];
                        /** @description By exercise, the set with the greatest estimated maximum */
                        bests: {
                            exerciseId: string;
                            on: string;
                            kg: number;
                            reps: number;
                            estimate: number;
                            /** @description The greatest estimate of the days before */
                            before: number | null;
                        }[];
                    };
                };
            };
        };
    };
    ClientTrainingController_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Seven days each; days off are not among them */
                        weeks: {
                            /** @description Of the program, from 1 */
                            number: number;
                            from: string;
                            /** @description What the plan of that week asked for */
                            days: {
                                id: string;
                                name: string;
                                weekday: number | null;
                            }[];
                            planned: number;
                            sessions: number;
                            sets: number;
                            volume: number;
                        }[];
                        /** @description Every session, oldest first */
                        days: {
                            on: string;
                            dayId: string;
                            plannedOn: string | null;
                            name: string;
                            finished: boolean;
                            feel: number | null;
                        }[];
                        /** @description The set with the greatest estimated maximum of each day */
                        lifts: {
                            exerciseId: string;
                            name: string;
                            points: {
                                kg: number;
                                reps: number;
                                on: string;
                                estimate: number;
                            }[];
                        }[];
                        /** @description The heaviest set, and that of the days before it */
                        records: {
                            exerciseId: string;
                            name: string;
                            on: string;
                            kg: number;
                            reps: number;
                            before: {
                                kg: number;
                                reps: number;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    CoachesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "manager" | "coach";
                            openPrograms: number;
                            profileId: string | null;
                            profile: {
                                field: string;
                                languages: string;
                                credentials: string;
                                /** @description As on “Who we are” */
                                picture: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            leaveUntil: string | null;
                            /** @enum {string} */
                            mails: "once" | "daily";
                        }[];
                    };
                };
            };
        };
    };
    CoachesController_tie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profileId: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "owner" | "manager" | "coach";
                            openPrograms: number;
                            profileId: string | null;
                            profile: {
                                field: string;
                                languages: string;
                                credentials: string;
                                /** @description As on “Who we are” */
                                picture: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            leaveUntil: string | null;
                            /** @enum {string} */
                            mails: "once" | "daily";
                        }[];
                    };
                };
            };
        };
    };
    CoachingSettingsController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coaching: {
                            /** @enum {string} */
                            assignment: "by-hand" | "fewest" | "language";
                            callHours: number;
                            planHours: number;
                            refundDays: number;
                            answerHours: number;
                            showAnswerHours: boolean;
                            maxPauseDays: number;
                            renewalPercentOff: number;
                            snippets: {
                                id: string;
                                shortcut: string & (string);
                                title: string;
                                text: string;
                            }[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CoachingSettingsController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    assignment: "by-hand" | "fewest" | "language";
                    callHours: number;
                    planHours: number;
                    refundDays: number;
                    answerHours: number;
                    showAnswerHours: boolean;
                    maxPauseDays: number;
                    renewalPercentOff: number;
                    snippets: {
                        id: string;
                        shortcut: string & (string);
                        title: string;
                        text: string;
                    }[];
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coaching: {
                            /** @enum {string} */
                            assignment: "by-hand" | "fewest" | "language";
                            callHours: number;
                            planHours: number;
                            refundDays: number;
                            answerHours: number;
                            showAnswerHours: boolean;
                            maxPauseDays: number;
                            renewalPercentOff: number;
                            snippets: {
                                id: string;
                                shortcut: string & (string);
                                title: string;
                                text: string;
                            }[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    CoachingSettingsController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    CoachingSettingsController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coaching: {
                            /** @enum {string} */
                            assignment: "by-hand" | "fewest" | "language";
                            callHours: number;
                            planHours: number;
                            refundDays: number;
                            answerHours: number;
                            showAnswerHours: boolean;
                            maxPauseDays: number;
                            renewalPercentOff: number;
                            snippets: {
                                id: string;
                                shortcut: string & (string);
                                title: string;
                                text: string;
                            }[];
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    ConversationsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                mine?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            /**
                             * @description A view of facts: questions open, plan due, near the end
                             * @enum {string}
                             */
                            stage: "new" | "intake" | "plan" | "active" | "ending" | "paused" | "ended";
                            name: string;
                            email: string;
                            phone: string | null;
                            hasAccount: boolean;
                            coach: {
                                _id: string;
                                name: string;
                                /** @description As on “Who we are” */
                                picture: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            standInUntil: string | null;
                            lastMessage: {
                                /** @enum {string} */
                                side: "client" | "team";
                                /** @description The first letters */
                                text: string;
                                /** Format: date-time */
                                sentAt: string;
                                files: number;
                            } | null;
                            reasons: {
                                /** @enum {string} */
                                reason: "unassigned" | "link-unopened" | "mail-returned" | "call-due" | "message-waiting" | "check-in-waiting" | "check-in-missed" | "pause-asked" | "pause-ends" | "ending" | "renewal-unanswered" | "plan-due" | "intake-missing";
                                /** Format: date-time */
                                since: string;
                                /** Format: date-time */
                                due: string | null;
                            }[];
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    ExercisesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            otherNames: string[];
                            /** @enum {string} */
                            pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                            primary: string[];
                            secondary: string[];
                            equipment: string[];
                            equipmentOr: string[][];
                            /** @enum {string} */
                            level: "beginner" | "intermediate" | "advanced";
                            /** @enum {string} */
                            place: "gym" | "home" | "both";
                            alternatives: string[];
                            video: string | null;
                            hidden: boolean;
                            /** @description The id of the exercise that it is shown as */
                            mergedInto: string | null;
                            shipped: boolean;
                            /** @description A shipped one with our own text */
                            changed: boolean;
                        }[];
                    };
                };
            };
        };
    };
    ExercisesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    otherNames: string[];
                    /** @enum {string} */
                    pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                    primary: string[];
                    secondary: string[];
                    equipment: string[];
                    equipmentOr: string[][];
                    /** @enum {string} */
                    level: "beginner" | "intermediate" | "advanced";
                    /** @enum {string} */
                    place: "gym" | "home" | "both";
                    unilateral: boolean;
                    /** @enum {string} */
                    logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                    cues: string[];
                    mistakes: string[];
                    alternatives: string[];
                    video: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    otherNames: string[];
                    /** @enum {string} */
                    pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                    primary: string[];
                    secondary: string[];
                    equipment: string[];
                    equipmentOr: string[][];
                    /** @enum {string} */
                    level: "beginner" | "intermediate" | "advanced";
                    /** @enum {string} */
                    place: "gym" | "home" | "both";
                    unilateral: boolean;
                    /** @enum {string} */
                    logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                    cues: string[];
                    mistakes: string[];
                    alternatives: string[];
                    video: string | null;
                    /** @description As it was opened; 0 for a shipped one that was never saved */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_hide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_merge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    into: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_backToShipped: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    ExercisesController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        otherNames: string[];
                        /** @enum {string} */
                        pattern: "squat" | "hinge" | "lunge" | "push-horizontal" | "push-vertical" | "pull-horizontal" | "pull-vertical" | "carry" | "core" | "single-joint" | "conditioning" | "mobility";
                        primary: string[];
                        secondary: string[];
                        equipment: string[];
                        equipmentOr: string[][];
                        /** @enum {string} */
                        level: "beginner" | "intermediate" | "advanced";
                        /** @enum {string} */
                        place: "gym" | "home" | "both";
                        alternatives: string[];
                        video: string | null;
                        hidden: boolean;
                        /** @description The id of the exercise that it is shown as */
                        mergedInto: string | null;
                        shipped: boolean;
                        /** @description A shipped one with our own text */
                        changed: boolean;
                        unilateral: boolean;
                        /** @enum {string} */
                        logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                        cues: string[];
                        mistakes: string[];
                        version: number;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan has it */
                        clients: number;
                    };
                };
            };
        };
    };
    AdminLookController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        look: {
                            colors: {
                                accent: string;
                                ink: string;
                            };
                            logoLight: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            logoDark: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            icon: {
                                id: string;
                                folder: string;
                                svg: boolean;
                                ground: string;
                            } | null;
                            hero: {
                                id: string;
                                wide: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                tall: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                position: string;
                            } | null;
                            video: {
                                id: string;
                                src: string;
                                /** @enum {string} */
                                type: "video/mp4" | "video/webm";
                            } | null;
                            social: {
                                id: string;
                                src: string;
                            } | null;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminLookController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    colors: {
                        accent: string;
                        ink: string;
                    };
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    logoLight: string | null;
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    logoDark: string | null;
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    icon: string | null;
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    hero: string | null;
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    video: string | null;
                    /**
                     * Format: uuid
                     * @description Of an upload; null: as shipped
                     */
                    social: string | null;
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        look: {
                            colors: {
                                accent: string;
                                ink: string;
                            };
                            logoLight: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            logoDark: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            icon: {
                                id: string;
                                folder: string;
                                svg: boolean;
                                ground: string;
                            } | null;
                            hero: {
                                id: string;
                                wide: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                tall: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                position: string;
                            } | null;
                            video: {
                                id: string;
                                src: string;
                                /** @enum {string} */
                                type: "video/mp4" | "video/webm";
                            } | null;
                            social: {
                                id: string;
                                src: string;
                            } | null;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminLookController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    kind?: string;
                    /** @description 0 (left) to 1 (right): focal point */
                    focalX?: string;
                    /** @description 0 (top) to 1 (bottom) */
                    focalY?: string;
                    /** @description Padding colour of icons */
                    ground?: string;
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By the uploaded kind */
                        file: {
                            id: string;
                            src: string;
                            width: number;
                            height: number;
                            png: string;
                        } | {
                            id: string;
                            folder: string;
                            svg: boolean;
                            ground: string;
                        } | {
                            id: string;
                            wide: {
                                sources: {
                                    avif: string;
                                    webp: string;
                                };
                                img: {
                                    src: string;
                                    w: number;
                                    h: number;
                                };
                            };
                            tall: {
                                sources: {
                                    avif: string;
                                    webp: string;
                                };
                                img: {
                                    src: string;
                                    w: number;
                                    h: number;
                                };
                            };
                            position: string;
                        } | {
                            id: string;
                            src: string;
                            /** @enum {string} */
                            type: "video/mp4" | "video/webm";
                        } | {
                            id: string;
                            src: string;
                        };
                    };
                };
            };
        };
    };
    AdminLookController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    AdminLookController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        look: {
                            colors: {
                                accent: string;
                                ink: string;
                            };
                            logoLight: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            logoDark: {
                                id: string;
                                src: string;
                                width: number;
                                height: number;
                                png: string;
                            } | null;
                            icon: {
                                id: string;
                                folder: string;
                                svg: boolean;
                                ground: string;
                            } | null;
                            hero: {
                                id: string;
                                wide: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                tall: {
                                    sources: {
                                        avif: string;
                                        webp: string;
                                    };
                                    img: {
                                        src: string;
                                        w: number;
                                        h: number;
                                    };
                                };
                                position: string;
                            } | null;
                            video: {
                                id: string;
                                src: string;
                                /** @enum {string} */
                                type: "video/mp4" | "video/webm";
                            } | null;
                            social: {
                                id: string;
                                src: string;
                            } | null;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminMailsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: ("failed" | "queued" | "sent") | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            template: string;
                            toEmail: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            attempts: number;
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminMailsController_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    MediaController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    alt?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The largest file */
                        url: string;
                        width: number;
                        height: number;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                    };
                };
            };
        };
    };
    DashboardController_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revenue: {
                            /** @description Paise, since the first of the month in Asia/Kolkata */
                            thisMonth: number;
                            /** @description Paise: completed payments minus refunds */
                            last30Days: number;
                        };
                        /**
                         * @description test: no real money and no revenue
                         * @enum {string}
                         */
                        paymentMode: "live" | "test" | "sandbox";
                        payments: {
                            pending: number;
                            flagged: number;
                            /** @description Open refund requests */
                            refundAsked: number;
                            /** @description Buyers to call */
                            toCall: number;
                        };
                        messages: {
                            unread: number;
                        };
                        mails: {
                            failed: number;
                        };
                    };
                };
            };
        };
    };
    OwnCoachingController_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        mails: "once" | "daily";
                        leaveUntil: string | null;
                    };
                };
            };
        };
    };
    OwnCoachingController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mails?: "once" | "daily";
                    /** Format: date */
                    leaveUntil?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        mails: "once" | "daily";
                        leaveUntil: string | null;
                    };
                };
            };
        };
    };
    OwnerMailsController_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One daily mail about sales and refunds */
                        digest: boolean;
                        /** @description Recipient */
                        to: string;
                        /** @description Hour of the daily mail in Asia/Kolkata */
                        hour: number;
                    };
                };
            };
        };
    };
    OwnerMailsController_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One daily mail about sales and refunds */
                    digest: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One daily mail about sales and refunds */
                        digest: boolean;
                        /** @description Recipient */
                        to: string;
                        /** @description Hour of the daily mail in Asia/Kolkata */
                        hour: number;
                    };
                };
            };
        };
    };
    AdminPageContentController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "faq" | "careers" | "terms" | "privacy" | "home" | "company";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            [key: string]: unknown;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminPageContentController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "faq" | "careers" | "terms" | "privacy" | "home" | "company";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: {
                        [key: string]: unknown;
                    };
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            [key: string]: unknown;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminPageContentController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "faq" | "careers" | "terms" | "privacy" | "home" | "company";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    AdminPageContentController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "faq" | "careers" | "terms" | "privacy" | "home" | "company";
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: {
                            [key: string]: unknown;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    PeopleController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Part of a name or email; one or two letters match beginnings */
                search?: string;
                filter?: "all" | "members" | "buyers" | "unverified" | "staff" | "deactivated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            email: string;
                            /**
                             * @description `buyer`: has no account
                             * @enum {string}
                             */
                            standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                            /** @enum {string|null} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                            /**
                             * Format: date-time
                             * @description When the account was created; without an account, the first purchase
                             */
                            since: string;
                            /**
                             * Format: date-time
                             * @description Of the newest completed purchase
                             */
                            boughtAt: string | null;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    PeopleController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    PeopleController_deactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    PeopleController_endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    PeopleController_reactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    PeopleController_resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    PeopleController_setRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "manager" | "editor" | "coach" | "accountant" | "member";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `buyer`: has no account
                         * @enum {string}
                         */
                        standing: "buyer" | "unverified" | "member" | "staff" | "deactivated";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        /**
                         * Format: date-time
                         * @description When the account was created; without an account, the first purchase
                         */
                        since: string;
                        /**
                         * Format: date-time
                         * @description Of the newest completed purchase
                         */
                        boughtAt: string | null;
                        account: {
                            /** @enum {string} */
                            type: "manual" | "google";
                            verified: boolean;
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            isYou: boolean;
                            /** @description Set as ADMIN_EMAIL: stays an owner */
                            isNamedOwner: boolean;
                            /** @description An authenticator app or a passkey is set up */
                            hasSecondFactor: boolean;
                            sessions: {
                                _id: string;
                                device: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                lastSeenAt: string;
                            }[];
                        } | null;
                        purchases: {
                            _id: string;
                            /** Format: date-time */
                            completedAt: string;
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise */
                            refunded: number;
                            test: boolean;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            coach: {
                                _id: string;
                                name: string;
                            } | null;
                        }[];
                        messages: {
                            _id: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                        }[];
                        mails: {
                            _id: string;
                            template: string;
                            /** @enum {string} */
                            status: "failed" | "queued" | "sent";
                            error: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            sentAt: string | null;
                        }[];
                        signIns: {
                            _id: string;
                            action: string;
                            feature: string;
                            ip: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        consent: {
                            /**
                             * Format: date-time
                             * @description Date of the first sign-up or purchase, and so of the consent
                             */
                            terms: string;
                            /** @description Why they get no broadcasts; null: they do */
                            broadcasts: {
                                /** @enum {string} */
                                reason: "unsubscribed" | "bounced" | "complained" | "manual";
                                /** Format: date-time */
                                since: string;
                            } | null;
                            /** @description Records of consents and withdrawals, newest first */
                            ledger: {
                                /** @enum {string} */
                                what: "terms" | "marketing" | "story";
                                /** @description The agreed text: the version of a page, or the sentence itself */
                                words: string;
                                source: string;
                                /** Format: date-time */
                                givenAt: string | null;
                                /** Format: date-time */
                                withdrawnAt: string | null;
                                withdrawnBy: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    AdminPrivacyController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            /** @description Null when finished: no longer known */
                            email: string | null;
                            /** @enum {string} */
                            askedBy: "self" | "owner";
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            dueAt: string;
                            /**
                             * @description Why it is delayed
                             * @enum {string|null}
                             */
                            waitsFor: "named-owner" | "last-owner" | "open-payment" | "open-refund" | "flagged" | "busy" | null;
                            /** Format: date-time */
                            finishedAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    AdminPrivacyController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @description Null when finished: no longer known */
                        email: string | null;
                        /** @enum {string} */
                        askedBy: "self" | "owner";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        dueAt: string;
                        /**
                         * @description Why it is delayed
                         * @enum {string|null}
                         */
                        waitsFor: "named-owner" | "last-owner" | "open-payment" | "open-refund" | "flagged" | "busy" | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    AdminPrivacyController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Works once, within a minute */
                        url: string;
                    };
                };
            };
        };
    };
    AdminRecipesController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                status?: "" | "draft" | "published" | "scheduled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            slug: string;
                            name: string;
                            category: string;
                            image: string;
                            rating: number;
                            reviews: number;
                            /** @enum {string} */
                            status: "draft" | "published";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminRecipesController_slug: {
        parameters: {
            query: {
                slug: string;
                exceptId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As it would be saved */
                        slug: string;
                        available: boolean;
                        /** @description The slug itself when available, else a free variant */
                        suggestion: string;
                    };
                };
            };
        };
    };
    AdminRecipesController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        name: string;
                        description: string;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        category: string;
                        cuisines: string[];
                        serving: number;
                        ytLinks: string[];
                        ingredients: string[];
                        steps: string[];
                        /** @description For one serving: kcal, and grams */
                        nutrition: {
                            calories: number;
                            protein: number;
                            carbs: number;
                            fat: number;
                        };
                        /** @description Minutes */
                        prepTime: number;
                        rating: number;
                        reviews: number;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    AdminRetentionController_latest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retention: {
                            messages: number;
                            records: number;
                            webhooks: number;
                            recipients: number;
                            checkouts: number;
                            purchases: number;
                            health: number;
                            coaching: number;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminRetentionController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In months */
                    messages: number;
                    /** @description In months */
                    records: number;
                    /** @description In days */
                    webhooks: number;
                    /** @description In months */
                    recipients: number;
                    /** @description In months */
                    checkouts: number;
                    /** @description In months */
                    purchases: number;
                    /** @description In days */
                    health: number;
                    /** @description In months */
                    coaching: number;
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retention: {
                            messages: number;
                            records: number;
                            webhooks: number;
                            recipients: number;
                            checkouts: number;
                            purchases: number;
                            health: number;
                            coaching: number;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminRetentionController_dryRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            /** @enum {string} */
                            kind: "messages" | "records" | "webhooks" | "recipients" | "checkouts" | "purchases" | "health" | "coaching";
                            total: number;
                            /**
                             * @description There are more than `total`
                             * @enum {boolean}
                             */
                            more?: true;
                            /** Format: date-time */
                            oldest: string | null;
                            /** @description False: expired but kept */
                            removes: boolean;
                        }[];
                        /** @description Null: there was none yet */
                        lastRun: {
                            /** Format: date-time */
                            startedAt: string;
                            /**
                             * Format: date-time
                             * @description Null: not finished
                             */
                            finishedAt: string | null;
                            removed: {
                                messages?: number;
                                records?: number;
                                webhooks?: number;
                                recipients?: number;
                                checkouts?: number;
                                purchases?: number;
                                health?: number;
                                coaching?: number;
                            };
                        } | null;
                    };
                };
            };
        };
    };
    AdminRetentionController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    AdminRetentionController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retention: {
                            messages: number;
                            records: number;
                            webhooks: number;
                            recipients: number;
                            checkouts: number;
                            purchases: number;
                            health: number;
                            coaching: number;
                        };
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    DashboardController_revenue: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            /**
                             * Format: date
                             * @description A day in Asia/Kolkata
                             */
                            date: string;
                            /** @description Paise: completed payments minus refunds */
                            amount: number;
                            /** @description Payments completed on this day */
                            count: number;
                        }[];
                        /** @description Of as many days before */
                        before: {
                            /** @description Paise: completed payments minus refunds */
                            amount: number;
                            count: number;
                        };
                    };
                };
            };
        };
    };
    SetupController_states: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            item: "contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff";
                            /** Format: date-time */
                            doneAt: string | null;
                            /** Format: date-time */
                            skippedAt: string | null;
                            skippedBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    SetupController_skip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: ("contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff")[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            item: "contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff";
                            /** Format: date-time */
                            doneAt: string | null;
                            /** Format: date-time */
                            skippedAt: string | null;
                            skippedBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    SetupController_testMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
        };
    };
    SetupController_testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ok: boolean;
                        text: string;
                    };
                };
            };
        };
    };
    SetupController_look: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: "contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dkimSelector?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        done: boolean;
                        facts: {
                            ok: boolean;
                            text: string;
                        }[];
                    };
                };
            };
        };
    };
    SetupController_takeUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: "contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            item: "contact" | "look" | "prices" | "payments" | "mail" | "certificate" | "backup" | "legal" | "staff";
                            /** Format: date-time */
                            doneAt: string | null;
                            /** Format: date-time */
                            skippedAt: string | null;
                            skippedBy: string | null;
                        }[];
                    };
                };
            };
        };
    };
    SnippetsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            shortcut: string & (string);
                            title: string;
                            text: string;
                        }[];
                    };
                };
            };
        };
    };
    StaffController_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        staff: {
                            /** @description Of the person */
                            _id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            isYou: boolean;
                            isNamedOwner: boolean;
                            hasSecondFactor: boolean;
                        }[];
                        invitations: {
                            _id: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            invitedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            expired: boolean;
                        }[];
                        /** @description What each role may do */
                        rights: {
                            /** @enum {string} */
                            right: "dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage";
                            words: string;
                            roles: ("owner" | "manager" | "editor" | "coach" | "accountant")[];
                        }[];
                        /** @description Whether a role requires two-step sign-in */
                        secondFactor: {
                            /** @enum {string} */
                            role: "owner" | "manager" | "editor" | "coach" | "accountant";
                            required: boolean;
                        }[];
                    };
                };
            };
        };
    };
    StaffController_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "owner" | "manager" | "editor" | "coach" | "accountant";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        staff: {
                            /** @description Of the person */
                            _id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            isYou: boolean;
                            isNamedOwner: boolean;
                            hasSecondFactor: boolean;
                        }[];
                        invitations: {
                            _id: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            invitedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            expired: boolean;
                        }[];
                        /** @description What each role may do */
                        rights: {
                            /** @enum {string} */
                            right: "dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage";
                            words: string;
                            roles: ("owner" | "manager" | "editor" | "coach" | "accountant")[];
                        }[];
                        /** @description Whether a role requires two-step sign-in */
                        secondFactor: {
                            /** @enum {string} */
                            role: "owner" | "manager" | "editor" | "coach" | "accountant";
                            required: boolean;
                        }[];
                    };
                };
            };
        };
    };
    StaffController_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffController_requireSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role: "owner" | "manager" | "editor" | "coach" | "accountant";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    required: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        staff: {
                            /** @description Of the person */
                            _id: string;
                            name: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            /** Format: date-time */
                            deactivatedAt: string | null;
                            isYou: boolean;
                            isNamedOwner: boolean;
                            hasSecondFactor: boolean;
                        }[];
                        invitations: {
                            _id: string;
                            email: string;
                            /** @enum {string} */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                            invitedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            expired: boolean;
                        }[];
                        /** @description What each role may do */
                        rights: {
                            /** @enum {string} */
                            right: "dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage";
                            words: string;
                            roles: ("owner" | "manager" | "editor" | "coach" | "accountant")[];
                        }[];
                        /** @description Whether a role requires two-step sign-in */
                        secondFactor: {
                            /** @enum {string} */
                            role: "owner" | "manager" | "editor" | "coach" | "accountant";
                            required: boolean;
                        }[];
                    };
                };
            };
        };
    };
    TemplatesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            forWhom: string;
                            /** @enum {string|null} */
                            level: "beginner" | "intermediate" | "advanced" | null;
                            /** @enum {string|null} */
                            place: "gym" | "home" | "both" | null;
                            equipment: string[];
                            /** @description Usual length of a session */
                            minutes: number | null;
                            /** @enum {string} */
                            kind: "training" | "food";
                            hidden: boolean;
                            shipped: boolean;
                            /** @description A shipped one with our own content */
                            changed: boolean;
                            /** Format: date-time */
                            updatedAt: string | null;
                            /** @description Open programs whose newest plan began with it; null for food */
                            clients: number | null;
                            /** @description Weeks, days a week, and sets of each week */
                            training: {
                                weeks: number;
                                days: number;
                                sets: number[];
                            } | null;
                            /** @description Of the training day */
                            food: {
                                kcal: number | null;
                                protein: number | null;
                                meals: number;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    TemplatesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    forWhom: string;
                    notFor: string;
                    /** @description To the client, about the whole plan */
                    clientNote: string;
                    progression: string;
                    /** @enum {string|null} */
                    level: "beginner" | "intermediate" | "advanced" | null;
                    /** @enum {string|null} */
                    place: "gym" | "home" | "both" | null;
                    equipment: string[];
                    /** @description Usual length of a session */
                    minutes: number | null;
                    /** @default null */
                    training?: {
                        templateId: string | null;
                        weeks: {
                            id: string;
                            name: string;
                            note: string;
                            days: {
                                id: string;
                                /** @description 0 is Monday */
                                weekday: number | null;
                                name: string;
                                minutes: number | null;
                                note: string;
                                blocks: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "single" | "superset" | "circuit" | "warm-up";
                                    rows: {
                                        id: string;
                                        exerciseId: string | null;
                                        name: string;
                                        sets: number | null;
                                        /** @description Repetitions, seconds or metres */
                                        amount: {
                                            /** @enum {string} */
                                            kind: "reps" | "time" | "distance";
                                            from: number;
                                            to: number | null;
                                            aSide: boolean;
                                        } | null;
                                        /** @description kg or percent */
                                        load: {
                                            /** @enum {string} */
                                            kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                            value: number;
                                        } | null;
                                        effort: {
                                            /** @enum {string} */
                                            kind: "rpe" | "rir";
                                            value: number;
                                        } | null;
                                        tempo: string;
                                        /** @description Seconds */
                                        rest: number | null;
                                        /** @description How the target grows over the weeks */
                                        each: {
                                            /** @enum {string} */
                                            kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                            add: number;
                                            everyWeeks: number;
                                            until: number | null;
                                        } | null;
                                        note: string;
                                    }[];
                                }[];
                            }[];
                        }[];
                        maxima: {
                            id: string;
                            kg: number;
                        }[];
                    } | null;
                    /** @default null */
                    food?: {
                        trainingDays: number;
                        training: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        rest: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        note: string;
                    } | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        forWhom: string;
                        notFor: string;
                        /** @description To the client, about the whole plan */
                        clientNote: string;
                        progression: string;
                        /** @enum {string|null} */
                        level: "beginner" | "intermediate" | "advanced" | null;
                        /** @enum {string|null} */
                        place: "gym" | "home" | "both" | null;
                        equipment: string[];
                        /** @description Usual length of a session */
                        minutes: number | null;
                        /** @enum {string} */
                        kind: "training" | "food";
                        hidden: boolean;
                        shipped: boolean;
                        /** @description A shipped one with our own content */
                        changed: boolean;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan began with it; null for food */
                        clients: number | null;
                        version: number;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                    };
                };
            };
        };
    };
    TemplatesController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        forWhom: string;
                        notFor: string;
                        /** @description To the client, about the whole plan */
                        clientNote: string;
                        progression: string;
                        /** @enum {string|null} */
                        level: "beginner" | "intermediate" | "advanced" | null;
                        /** @enum {string|null} */
                        place: "gym" | "home" | "both" | null;
                        equipment: string[];
                        /** @description Usual length of a session */
                        minutes: number | null;
                        /** @enum {string} */
                        kind: "training" | "food";
                        hidden: boolean;
                        shipped: boolean;
                        /** @description A shipped one with our own content */
                        changed: boolean;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan began with it; null for food */
                        clients: number | null;
                        version: number;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                    };
                };
            };
        };
    };
    TemplatesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    forWhom: string;
                    notFor: string;
                    /** @description To the client, about the whole plan */
                    clientNote: string;
                    progression: string;
                    /** @enum {string|null} */
                    level: "beginner" | "intermediate" | "advanced" | null;
                    /** @enum {string|null} */
                    place: "gym" | "home" | "both" | null;
                    equipment: string[];
                    /** @description Usual length of a session */
                    minutes: number | null;
                    /** @default null */
                    training?: {
                        templateId: string | null;
                        weeks: {
                            id: string;
                            name: string;
                            note: string;
                            days: {
                                id: string;
                                /** @description 0 is Monday */
                                weekday: number | null;
                                name: string;
                                minutes: number | null;
                                note: string;
                                blocks: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "single" | "superset" | "circuit" | "warm-up";
                                    rows: {
                                        id: string;
                                        exerciseId: string | null;
                                        name: string;
                                        sets: number | null;
                                        /** @description Repetitions, seconds or metres */
                                        amount: {
                                            /** @enum {string} */
                                            kind: "reps" | "time" | "distance";
                                            from: number;
                                            to: number | null;
                                            aSide: boolean;
                                        } | null;
                                        /** @description kg or percent */
                                        load: {
                                            /** @enum {string} */
                                            kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                            value: number;
                                        } | null;
                                        effort: {
                                            /** @enum {string} */
                                            kind: "rpe" | "rir";
                                            value: number;
                                        } | null;
                                        tempo: string;
                                        /** @description Seconds */
                                        rest: number | null;
                                        /** @description How the target grows over the weeks */
                                        each: {
                                            /** @enum {string} */
                                            kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                            add: number;
                                            everyWeeks: number;
                                            until: number | null;
                                        } | null;
                                        note: string;
                                    }[];
                                }[];
                            }[];
                        }[];
                        maxima: {
                            id: string;
                            kg: number;
                        }[];
                    } | null;
                    /** @default null */
                    food?: {
                        trainingDays: number;
                        training: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        rest: {
                            target: {
                                kcal: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            } | null;
                            meals: {
                                id: string;
                                name: string;
                                at: string;
                                options: {
                                    id: string;
                                    items: {
                                        id: string;
                                        /** @enum {string} */
                                        source: "food" | "recipe" | "own";
                                        sourceId: string | null;
                                        name: string;
                                        amount: number;
                                        unit: string;
                                        unitGrams: number | null;
                                        /** @description For 100 g; for one unit where unitGrams is null */
                                        figures: {
                                            kcal: number;
                                            protein: number;
                                            carbs: number;
                                            fat: number;
                                        };
                                        swaps: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                        }[];
                                    }[];
                                }[];
                            }[];
                        };
                        note: string;
                    } | null;
                    /** @description As it was opened; 0 for a shipped one that was never saved */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        forWhom: string;
                        notFor: string;
                        /** @description To the client, about the whole plan */
                        clientNote: string;
                        progression: string;
                        /** @enum {string|null} */
                        level: "beginner" | "intermediate" | "advanced" | null;
                        /** @enum {string|null} */
                        place: "gym" | "home" | "both" | null;
                        equipment: string[];
                        /** @description Usual length of a session */
                        minutes: number | null;
                        /** @enum {string} */
                        kind: "training" | "food";
                        hidden: boolean;
                        shipped: boolean;
                        /** @description A shipped one with our own content */
                        changed: boolean;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan began with it; null for food */
                        clients: number | null;
                        version: number;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                    };
                };
            };
        };
    };
    TemplatesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    TemplatesController_hide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        forWhom: string;
                        notFor: string;
                        /** @description To the client, about the whole plan */
                        clientNote: string;
                        progression: string;
                        /** @enum {string|null} */
                        level: "beginner" | "intermediate" | "advanced" | null;
                        /** @enum {string|null} */
                        place: "gym" | "home" | "both" | null;
                        equipment: string[];
                        /** @description Usual length of a session */
                        minutes: number | null;
                        /** @enum {string} */
                        kind: "training" | "food";
                        hidden: boolean;
                        shipped: boolean;
                        /** @description A shipped one with our own content */
                        changed: boolean;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan began with it; null for food */
                        clients: number | null;
                        version: number;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                    };
                };
            };
        };
    };
    TemplatesController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        forWhom: string;
                        notFor: string;
                        /** @description To the client, about the whole plan */
                        clientNote: string;
                        progression: string;
                        /** @enum {string|null} */
                        level: "beginner" | "intermediate" | "advanced" | null;
                        /** @enum {string|null} */
                        place: "gym" | "home" | "both" | null;
                        equipment: string[];
                        /** @description Usual length of a session */
                        minutes: number | null;
                        /** @enum {string} */
                        kind: "training" | "food";
                        hidden: boolean;
                        shipped: boolean;
                        /** @description A shipped one with our own content */
                        changed: boolean;
                        /** Format: date-time */
                        updatedAt: string | null;
                        /** @description Open programs whose newest plan began with it; null for food */
                        clients: number | null;
                        version: number;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                status?: "" | "draft" | "published" | "scheduled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            profile: string;
                            story: string;
                            beforeImage: string;
                            afterImage: string;
                            /** @enum {string} */
                            status: "draft" | "published";
                            /** Format: date */
                            consentDate: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        profile: string;
                        story: string;
                        fullStory: string;
                        beforeImage: string;
                        afterImage: string;
                        /** @description Null where only the address is known */
                        beforePicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        afterPicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        /** @description Kilograms */
                        beforeWeight: number;
                        /** @description Kilograms */
                        afterWeight: number;
                        beforeMonth: string;
                        afterMonth: string;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date */
                        consentDate: string | null;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    DashboardController_waiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The most urgent first */
                        items: {
                            /** @enum {string} */
                            kind: "client" | "enquiry" | "dispute" | "refund-request" | "flag";
                            /**
                             * Format: uuid
                             * @description Of the program, the enquiry or the payment
                             */
                            id: string;
                            name: string;
                            phone: string | null;
                            /** Format: date-time */
                            since: string;
                            /**
                             * Format: date-time
                             * @description A promised deadline, or Razorpay’s
                             */
                            due: string | null;
                            /** @description Paise */
                            amount: number | null;
                            /**
                             * @description Of a client: the most urgent one
                             * @enum {string|null}
                             */
                            reason: "unassigned" | "link-unopened" | "mail-returned" | "call-due" | "message-waiting" | "check-in-waiting" | "check-in-missed" | "pause-asked" | "pause-ends" | "ending" | "renewal-unanswered" | "plan-due" | "intake-missing" | null;
                            /** @description A message, the reason of a request, the kind of a flag */
                            detail: string | null;
                        }[];
                        total: number;
                    };
                };
            };
        };
    };
    GoogleController_begin: {
        parameters: {
            query?: {
                nonce?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    GoogleController_complete: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    GoogleController_providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether signing in with Google works */
                        google: boolean;
                        /** @description Whether its button is shown */
                        googleShown: boolean;
                    };
                };
            };
        };
    };
    BlogsController_list: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            slug: string;
                            title: string;
                            excerpt: string;
                            author: string;
                            category: string;
                            featured: boolean;
                            image: string;
                            picture: {
                                source: string;
                                widths: number[];
                                width: number;
                                height: number;
                                alt: string;
                                /** @description Tiny data URL as placeholder */
                                blur?: string;
                                /** @description 0 (left) to 1 (right): focal point */
                                focalX?: number;
                                /** @description 0 (top) to 1 (bottom) */
                                focalY?: number;
                                /**
                                 * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                                 * @enum {boolean}
                                 */
                                illustration?: true;
                                /** @description A 1200 × 630 JPEG for social networks */
                                social?: string;
                            };
                            /** Format: date-time */
                            date: string;
                            readTime: string;
                            likes: number;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminBlogsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    /** @description Made from the title when empty */
                    slug?: string;
                    /** @description The beginning of the text when empty */
                    excerpt?: string;
                    author?: string;
                    category?: string;
                    /** @description Computed from the text when empty */
                    readTime?: string;
                    /** @description true or false */
                    featured?: string;
                    /** @description HTML; tags not on the allow-list are removed */
                    content?: string;
                    status?: string;
                    /** @description ISO-8601 with a zone; needed for "scheduled" */
                    publishAt?: string;
                    alt?: string;
                    focalX?: string;
                    focalY?: string;
                    /** @description A UUID; a retry with it creates nothing new */
                    intentKey?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        title: string;
                        author: string;
                        category: string;
                        featured: boolean;
                        image: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "scheduled";
                        /**
                         * Format: date-time
                         * @description When it was or will be published
                         */
                        publishAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        likes: number;
                        excerpt: string;
                        readTime: string;
                        content: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    BlogsController_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        title: string;
                        excerpt: string;
                        author: string;
                        category: string;
                        featured: boolean;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        /** Format: date-time */
                        date: string;
                        readTime: string;
                        likes: number;
                        /** @description Sanitised HTML */
                        content: string;
                        /** @description The text as shown on a page, and its sections for a table of contents */
                        reading: {
                            html: string;
                            sections: {
                                id: string;
                                title: string;
                            }[];
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** @description Address of its share card (1200 × 630), once drawn */
                        card?: string;
                    };
                };
            };
        };
    };
    BlogsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        title: string;
                        excerpt: string;
                        author: string;
                        category: string;
                        featured: boolean;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        /** Format: date-time */
                        date: string;
                        readTime: string;
                        likes: number;
                        /** @description Sanitised HTML */
                        content: string;
                        /** @description The text as shown on a page, and its sections for a table of contents */
                        reading: {
                            html: string;
                            sections: {
                                id: string;
                                title: string;
                            }[];
                        };
                        /** Format: date-time */
                        updatedAt: string;
                        /** @description Address of its share card (1200 × 630), once drawn */
                        card?: string;
                    };
                };
            };
        };
    };
    AdminBlogsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    /** @description Made from the title when empty */
                    slug?: string;
                    /** @description The beginning of the text when empty */
                    excerpt?: string;
                    author?: string;
                    category?: string;
                    /** @description Computed from the text when empty */
                    readTime?: string;
                    /** @description true or false */
                    featured?: string;
                    /** @description HTML; tags not on the allow-list are removed */
                    content?: string;
                    status?: string;
                    /** @description ISO-8601 with a zone; needed for "scheduled" */
                    publishAt?: string;
                    alt?: string;
                    focalX?: string;
                    focalY?: string;
                    version?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        title: string;
                        author: string;
                        category: string;
                        featured: boolean;
                        image: string;
                        /** @enum {string} */
                        status: "draft" | "published" | "scheduled";
                        /**
                         * Format: date-time
                         * @description When it was or will be published
                         */
                        publishAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        likes: number;
                        excerpt: string;
                        readTime: string;
                        content: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    AdminBlogsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    BroadcastsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Only broadcasts in this status, or in one of these: `status=running&status=paused` */
                status?: ("scheduled" | "running" | "paused" | "cancelled" | "finished")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            subject: string;
                            fromName: string;
                            /** @enum {string} */
                            status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                            pauseReason: string | null;
                            total: number;
                            /** @description Recipients by status; they add up to `total` */
                            counts: {
                                queued: number;
                                sending: number;
                                sent: number;
                                failed: number;
                                uncertain: number;
                                suppressed: number;
                                cancelled: number;
                            };
                            createdBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            scheduledAt: string | null;
                            /** Format: date-time */
                            startedAt: string | null;
                            /** Format: date-time */
                            finishedAt: string | null;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    BroadcastsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    bodyHtml: string;
                    /** @description Absent or empty: the name of the product */
                    fromName?: string | null;
                    /** @default [] */
                    attachments?: {
                        filename: string;
                        /** Format: base64 */
                        contentBase64: string;
                        contentType: string;
                        cid: string;
                    }[];
                    /** Format: uuid */
                    intentKey: string;
                    recipients: {
                        email: string;
                        name?: string | null;
                    }[];
                    /** Format: date-time */
                    scheduledAt?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                        dropped: {
                            invalid: number;
                            duplicate: number;
                        };
                    };
                };
            };
        };
    };
    BouncesController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        /** @enum {string} */
                        type: "bounce" | "complaint";
                        email: string;
                        /** @default true */
                        permanent?: boolean;
                        reason?: string;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suppressed: number;
                    };
                };
            };
        };
    };
    BroadcastsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    bodyHtml: string;
                    /** @description Of the recipient */
                    name?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As sent to one recipient; pictures by their `cid:` */
                        html: string;
                        /** @description Of the HTML */
                        bytes: number;
                        /** @description Removed tags, which mail programs do not show */
                        leftOut: string[];
                    };
                };
            };
        };
    };
    BroadcastsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_message: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        fromName: string;
                        /** @description Sanitised, with the placeholder `{{name}}` */
                        bodyHtml: string;
                        attachments: {
                            cid: string;
                            filename: string;
                            contentType: string;
                            contentBase64: string;
                        }[];
                    };
                };
            };
        };
    };
    BroadcastsController_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_outcomes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: "queued" | "sending" | "sent" | "failed" | "uncertain" | "suppressed" | "cancelled";
                search?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            email: string;
                            name: string | null;
                            /** @enum {string} */
                            status: "queued" | "sending" | "sent" | "failed" | "uncertain" | "suppressed" | "cancelled";
                            attempts: number;
                            error: string | null;
                            /** Format: date-time */
                            settledAt: string | null;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    BroadcastsController_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                recipientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_retryFailed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BroadcastsController_sendRest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        subject: string;
                        fromName: string;
                        /** @enum {string} */
                        status: "scheduled" | "running" | "paused" | "cancelled" | "finished";
                        pauseReason: string | null;
                        total: number;
                        /** @description Recipients by status; they add up to `total` */
                        counts: {
                            queued: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            uncertain: number;
                            suppressed: number;
                            cancelled: number;
                        };
                        createdBy: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        scheduledAt: string | null;
                        /** Format: date-time */
                        startedAt: string | null;
                        /** Format: date-time */
                        finishedAt: string | null;
                    };
                };
            };
        };
    };
    BusinessController_business: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        tagline: string;
                        keywords: string;
                        supportEmail: string;
                        phone: string;
                        hours: string;
                        address: {
                            street: string;
                            city: string;
                            postalCode: string;
                            country: string;
                        };
                        social: {
                            name: string;
                            url: string;
                        }[];
                        chat: {
                            name: string;
                            number: string;
                        };
                        legal: {
                            entity: string;
                            courts: string;
                            grievanceOfficer: {
                                name: string;
                                email: string;
                            };
                            gstin: string | null;
                            receiptPrefix: string;
                            tax: {
                                sac: string;
                                ratePercent: number;
                                invoicePrefix: string;
                                creditNotePrefix: string;
                            };
                        };
                    };
                };
            };
        };
    };
    ClientErrorsController_tell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "error" | "rejection" | "missing-code";
                    name: string;
                    message: string;
                    stack?: string;
                    path: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    number: string;
                    message: string;
                    website?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    AdminMessagesController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description Part of a name, email, number or text */
                search?: string;
                state?: "all" | "unread";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            email: string;
                            number: string;
                            message: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            /** @description The sender’s payment that it is about */
                            payment: {
                                _id: string;
                                receiptNumber: string | null;
                            } | null;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminMessagesController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    read: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        email: string;
                        number: string;
                        message: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        readAt: string | null;
                        /** @description The sender’s payment that it is about */
                        payment: {
                            _id: string;
                            receiptNumber: string | null;
                        } | null;
                    };
                };
            };
        };
    };
    ContactController_about: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    number: string;
                    message: string;
                    website?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    LookController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        colors: {
                            accent: string;
                            ink: string;
                        };
                        logoLight: {
                            id: string;
                            src: string;
                            width: number;
                            height: number;
                            png: string;
                        } | null;
                        logoDark: {
                            id: string;
                            src: string;
                            width: number;
                            height: number;
                            png: string;
                        } | null;
                        icon: {
                            id: string;
                            folder: string;
                            svg: boolean;
                            ground: string;
                        } | null;
                        hero: {
                            id: string;
                            wide: {
                                sources: {
                                    avif: string;
                                    webp: string;
                                };
                                img: {
                                    src: string;
                                    w: number;
                                    h: number;
                                };
                            };
                            tall: {
                                sources: {
                                    avif: string;
                                    webp: string;
                                };
                                img: {
                                    src: string;
                                    w: number;
                                    h: number;
                                };
                            };
                            position: string;
                        } | null;
                        video: {
                            id: string;
                            src: string;
                            /** @enum {string} */
                            type: "video/mp4" | "video/webm";
                        } | null;
                        social: {
                            id: string;
                            src: string;
                        } | null;
                    };
                };
            };
        };
    };
    OwnProgramsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            item: string;
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            /** Format: date-time */
                            stateSince: string;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The day after the last day of the program
                             */
                            endsOn: string | null;
                            week: number | null;
                            weeks: number | null;
                            /**
                             * Format: uuid
                             * @description The program that this one goes on from
                             */
                            renewsId: string | null;
                            coach: {
                                _id: string;
                                name: string;
                                /**
                                 * Format: date
                                 * @description The last day of a leave
                                 */
                                leaveUntil: string | null;
                                profile: {
                                    field: string;
                                    languages: string;
                                    credentials: string;
                                    /** @description As on “Who we are” */
                                    picture: {
                                        [key: string]: unknown;
                                    } | null;
                                } | null;
                            } | null;
                            /**
                             * Format: date
                             * @description The last day of a coach who stands in
                             */
                            standInUntil: string | null;
                            /** Format: date-time */
                            calledAt: string | null;
                            /**
                             * Format: date-time
                             * @description Until when the first call was promised, while it is
                             */
                            callBy: string | null;
                            /**
                             * Format: date-time
                             * @description When all questions were answered
                             */
                            answeredAt: string | null;
                            plan: {
                                version: number;
                                note: string;
                                /** Format: date-time */
                                publishedAt: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @description Until when the first plan was promised, while it is
                             */
                            planBy: string | null;
                            /** @description Under 18: when staff recorded the agreement of a parent or guardian */
                            guardian: {
                                /** Format: date-time */
                                agreedAt: string | null;
                            } | null;
                            /** @description The newest of the thread */
                            message: {
                                /** @enum {string} */
                                side: "client" | "team";
                                sender: string;
                                /** @description Its first 400 characters */
                                text: string;
                                files: number;
                                /** Format: date-time */
                                sentAt: string;
                            } | null;
                            unread: number;
                            /** @description The newest */
                            checkIn: {
                                /**
                                 * Format: date
                                 * @description A day in India
                                 */
                                dueOn: string;
                                /** @enum {string} */
                                state: "open" | "sent" | "answered" | "missed";
                                /**
                                 * Format: date
                                 * @description A day in India
                                 */
                                lastDay: string;
                            } | null;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            nextCheckInOn: string | null;
                            /** @description Newest first */
                            pauses: {
                                _id: string;
                                /** @enum {string} */
                                state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                                /** @description The first day off, in India */
                                fromOn: string;
                                /** @description The last day off */
                                untilOn: string;
                                reason: string;
                                /** @description As the client wrote it */
                                words: string;
                                byTeam: boolean;
                                /** @description What the team wrote */
                                decision: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            /** @description Days off that can still be asked for */
                            daysOffLeft: number;
                            /** @description In how many hours messages are answered, where that is promised */
                            answerHours: number | null;
                        }[];
                    };
                };
            };
        };
    };
    OwnCheckInsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description When the next one opens
                         */
                        nextOn: string | null;
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            /** @enum {string} */
                            state: "open" | "sent" | "answered" | "missed";
                            /**
                             * Format: date
                             * @description The last day on which it can be sent
                             */
                            lastDay: string;
                            /** @description As published when it opened; kinds: number, choice, text, photos */
                            questions: ({
                                id: string;
                                kind: string;
                                text: string;
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description By the ids of questions; weights in kg, lengths in cm */
                            answers: {
                                [key: string]: string | number | string[];
                            };
                            /** @description Views, with the addresses of private files */
                            photos: {
                                [key: string]: string;
                            };
                            /** @description Counts the saves */
                            version: number;
                            /** Format: date-time */
                            sentAt: string | null;
                            /**
                             * Format: date-time
                             * @description From then on the client cannot change it
                             */
                            openedAt: string | null;
                            answer: string | null;
                            answeredBy: string | null;
                            /** Format: date-time */
                            answeredAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    OwnCheckInsController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    OwnCheckInsController_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @description A null takes an answer back */
                    answers: {
                        [key: string]: (string | number) | null;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    OwnCheckInsController_addPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
                view: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    OwnCheckInsController_removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
                view: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    OwnCheckInsController_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /**
                         * Format: date
                         * @description A day in India
                         */
                        dueOn: string;
                        week: number;
                        /** @enum {string} */
                        state: "open" | "sent" | "answered" | "missed";
                        /**
                         * Format: date
                         * @description The last day on which it can be sent
                         */
                        lastDay: string;
                        /** @description As published when it opened; kinds: number, choice, text, photos */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description By the ids of questions; weights in kg, lengths in cm */
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        /** @description Views, with the addresses of private files */
                        photos: {
                            [key: string]: string;
                        };
                        /** @description Counts the saves */
                        version: number;
                        /** Format: date-time */
                        sentAt: string | null;
                        /**
                         * Format: date-time
                         * @description From then on the client cannot change it
                         */
                        openedAt: string | null;
                        answer: string | null;
                        answeredBy: string | null;
                        /** Format: date-time */
                        answeredAt: string | null;
                    };
                };
            };
        };
    };
    OwnPlansController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** Format: binary */
                    file?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        url: string;
                        contentType: string;
                    };
                };
            };
        };
    };
    OwnIntakeController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    answers: {
                        goal?: ("lose-fat" | "build-muscle" | "get-stronger" | "move-without-aches" | "sport" | "feel-better") | null;
                        why?: string | null;
                        days?: (2 | 3 | 4 | 5 | 6) | null;
                        minutes?: (30 | 45 | 60 | 75) | null;
                        experience?: ("never" | "under-1" | "1-3" | "over-3") | null;
                        lastBreak?: ("now" | "weeks" | "months" | "years") | null;
                        place?: ("gym" | "home" | "both" | "outdoors") | null;
                        workday?: string | null;
                        steps?: ("under-4000" | "4000-7000" | "7000-10000" | "over-10000") | null;
                        sleepHours?: (5 | 6 | 7 | 8) | null;
                        height?: number | null;
                        weight?: number | null;
                        lifts?: string | null;
                        equipment?: ("barbell" | "dumbbells" | "cable" | "machine" | "kettlebell" | "bands" | "pull-up-bar" | "bench" | "box" | "treadmill" | "bike" | "jump-rope" | "none")[] | null;
                        heaviestDumbbell?: number | null;
                        avoid?: string | null;
                        weekdays?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[] | null;
                        timeOfDay?: ("early" | "midday" | "evening" | "changes") | null;
                        language?: ("en" | "hi" | "kn" | "ta" | "te" | "ml" | "mr" | "bn" | "gu" | "pa")[] | null;
                        phone?: string | null;
                        reach?: ("message" | "call" | "whatsapp" | "mail") | null;
                        diet?: ("vegan" | "vegetarian" | "egg" | "nonveg" | "jain") | null;
                        dietNotes?: string | null;
                        allergies?: ("none" | "peanut" | "tree-nut" | "milk" | "gluten" | "soy" | "egg" | "fish" | "crustacean" | "sesame" | "mustard" | "coconut" | "other")[] | null;
                        allergyNotes?: string | null;
                        dislikes?: string | null;
                        cook?: ("me" | "family" | "cook" | "order" | "mess") | null;
                        household?: (1 | 2 | 3 | 5) | null;
                        usualDay?: string | null;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_consent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    version: 1;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_saveHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    health: {
                        answers: {
                            heart?: {
                                yes: boolean;
                                more?: string;
                            };
                            chest?: {
                                yes: boolean;
                                more?: string;
                            };
                            faint?: {
                                yes: boolean;
                                more?: string;
                            };
                            breath?: {
                                yes: boolean;
                                more?: string;
                            };
                            longterm?: {
                                yes: boolean;
                                more?: string;
                            };
                            medicine?: {
                                yes: boolean;
                                more?: string;
                            };
                            joints?: {
                                yes: boolean;
                                more?: string;
                            };
                            surgery?: {
                                yes: boolean;
                                more?: string;
                            };
                            limited?: {
                                yes: boolean;
                                more?: string;
                            };
                            pregnant?: {
                                yes: boolean;
                                more?: string;
                            };
                            eating?: {
                                yes: boolean;
                                more?: string;
                            };
                            other?: {
                                yes: boolean;
                                more?: string;
                            };
                        };
                        /** @enum {string} */
                        doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                        limits?: string;
                        guardian?: {
                            name: string;
                            phone: string;
                        };
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnIntakeController_keepHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keep: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Counts the saves; 0 before the first */
                        version: number;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @enum {string} */
                        consent: "none" | "given" | "withdrawn";
                        answers: {
                            [key: string]: string | number | string[];
                        };
                        health: {
                            answers: {
                                [key: string]: {
                                    yes: boolean;
                                    more?: string;
                                };
                            };
                            /** @enum {string} */
                            doctor?: "may-train" | "may-train-limits" | "not-yet" | "not-asked";
                            limits?: string;
                            guardian?: {
                                name: string;
                                phone: string;
                            };
                        } | null;
                        waitsForDoctor: boolean;
                        /** @description Health answers stay after the end of the program */
                        keepHealth: boolean;
                        /** @description Under 18: a parent or guardian is asked for */
                        isMinor: boolean;
                        /** @description How long health answers stay after the end: “90 days” */
                        keptFor: string;
                        openings: {
                            /** @enum {string} */
                            what: "answers" | "photo";
                            opener: string;
                            /** Format: date-time */
                            openedAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnThreadController_thread: {
        parameters: {
            query?: {
                /** @description Older messages than this one */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    OwnThreadController_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the browser: sent again, it is the same message
                     */
                    id: string;
                    text: string;
                    /** @default [] */
                    fileIds?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    OwnThreadController_stream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnThreadController_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first, 50 at most */
                        messages: {
                            _id: string;
                            /** @enum {string} */
                            side: "client" | "team";
                            sender: string;
                            text: string;
                            files: {
                                _id: string;
                                name: string;
                                contentType: string;
                                url: string;
                            }[];
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt: string | null;
                            reported: boolean;
                        }[];
                        /** @description There are older ones */
                        more: boolean;
                        mayWrite: boolean;
                    };
                };
            };
        };
    };
    OwnPausesController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    fromOn: string;
                    /** Format: date */
                    untilOn: string;
                    /** @enum {string} */
                    reason: "Travel" | "Ill" | "Exams" | "Family" | "Other";
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnPausesController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                pause: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first */
                        items: {
                            _id: string;
                            /** @enum {string} */
                            state: "asked" | "agreed" | "refused" | "withdrawn" | "ended";
                            /** @description The first day off, in India */
                            fromOn: string;
                            /** @description The last day off */
                            untilOn: string;
                            reason: string;
                            /** @description As the client wrote it */
                            words: string;
                            byTeam: boolean;
                            /** @description What the team wrote */
                            decision: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    OwnPlansController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            version: number;
                            note: string;
                            /** Format: uuid */
                            documentId: string | null;
                            publishedBy: string;
                            /** Format: date-time */
                            publishedAt: string;
                            hasText: boolean;
                            hasTraining: boolean;
                            hasFood: boolean;
                        }[];
                    };
                };
            };
        };
    };
    OwnPlansController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        version: number;
                        note: string;
                        /** Format: uuid */
                        documentId: string | null;
                        publishedBy: string;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Sanitised; pictures are private files */
                        html: string;
                        training: {
                            templateId: string | null;
                            weeks: {
                                id: string;
                                name: string;
                                note: string;
                                days: {
                                    id: string;
                                    /** @description 0 is Monday */
                                    weekday: number | null;
                                    name: string;
                                    minutes: number | null;
                                    note: string;
                                    blocks: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "single" | "superset" | "circuit" | "warm-up";
                                        rows: {
                                            id: string;
                                            exerciseId: string | null;
                                            name: string;
                                            sets: number | null;
                                            /** @description Repetitions, seconds or metres */
                                            amount: {
                                                /** @enum {string} */
                                                kind: "reps" | "time" | "distance";
                                                from: number;
                                                to: number | null;
                                                aSide: boolean;
                                            } | null;
                                            /** @description kg or percent */
                                            load: {
                                                /** @enum {string} */
                                                kind: "kg" | "pair" | "percent" | "before" | "last" | "body";
                                                value: number;
                                            } | null;
                                            effort: {
                                                /** @enum {string} */
                                                kind: "rpe" | "rir";
                                                value: number;
                                            } | null;
                                            tempo: string;
                                            /** @description Seconds */
                                            rest: number | null;
                                            /** @description How the target grows over the weeks */
                                            each: {
                                                /** @enum {string} */
                                                kind: "kg" | "percent" | "reps" | "seconds" | "metres" | "sets";
                                                add: number;
                                                everyWeeks: number;
                                                until: number | null;
                                            } | null;
                                            note: string;
                                        }[];
                                    }[];
                                }[];
                            }[];
                            maxima: {
                                id: string;
                                kg: number;
                            }[];
                        } | null;
                        food: {
                            trainingDays: number;
                            training: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            rest: {
                                target: {
                                    kcal: number;
                                    protein: number;
                                    carbs: number;
                                    fat: number;
                                } | null;
                                meals: {
                                    id: string;
                                    name: string;
                                    at: string;
                                    options: {
                                        id: string;
                                        items: {
                                            id: string;
                                            /** @enum {string} */
                                            source: "food" | "recipe" | "own";
                                            sourceId: string | null;
                                            name: string;
                                            amount: number;
                                            unit: string;
                                            unitGrams: number | null;
                                            /** @description For 100 g; for one unit where unitGrams is null */
                                            figures: {
                                                kcal: number;
                                                protein: number;
                                                carbs: number;
                                                fat: number;
                                            };
                                            swaps: {
                                                id: string;
                                                /** @enum {string} */
                                                source: "food" | "recipe" | "own";
                                                sourceId: string | null;
                                                name: string;
                                                amount: number;
                                                unit: string;
                                                unitGrams: number | null;
                                                /** @description For 100 g; for one unit where unitGrams is null */
                                                figures: {
                                                    kcal: number;
                                                    protein: number;
                                                    carbs: number;
                                                    fat: number;
                                                };
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            };
                            note: string;
                        } | null;
                        /** @description Those of the library that rows of the plan name */
                        exercises: {
                            _id: string;
                            name: string;
                            equipment: string[];
                            /** @enum {string} */
                            logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            cues: string[];
                            mistakes: string[];
                            video: string | null;
                            alternatives: {
                                _id: string;
                                name: string;
                                equipment: string[];
                                /** @enum {string} */
                                logs: "load-reps" | "reps" | "time" | "load-distance" | "distance";
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    OwnPlansController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Opens the file once, within a minute */
                        url: string;
                    };
                };
            };
        };
    };
    OwnCheckInsController_preferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description From 0 for Sunday */
                        weekday: number;
                        hour: number;
                        /** @description IANA name; null: India */
                        zone: string | null;
                        /** @enum {string} */
                        weightUnit: "kg" | "lb";
                        /** @enum {string} */
                        lengthUnit: "cm" | "in";
                    };
                };
            };
        };
    };
    OwnCheckInsController_changePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From 0 for Sunday */
                    weekday: number;
                    hour: number;
                    /** @description IANA name; null: India */
                    zone: string | null;
                    /** @enum {string} */
                    weightUnit: "kg" | "lb";
                    /** @enum {string} */
                    lengthUnit: "cm" | "in";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description From 0 for Sunday */
                        weekday: number;
                        hour: number;
                        /** @description IANA name; null: India */
                        zone: string | null;
                        /** @enum {string} */
                        weightUnit: "kg" | "lb";
                        /** @enum {string} */
                        lengthUnit: "cm" | "in";
                    };
                };
            };
        };
    };
    OwnCheckInsController_findProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As answered before the first plan, in kg */
                        start: {
                            weight?: number;
                        };
                        /** @description Numbers and choices, in the words of the last time they were asked */
                        questions: ({
                            id: string;
                            kind: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** @description Those that were sent, oldest first */
                        checkIns: {
                            /**
                             * Format: date
                             * @description A day in India
                             */
                            dueOn: string;
                            week: number;
                            values: {
                                [key: string]: number;
                            };
                            photos: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    OwnProgressFilesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    of: "check-ins" | "training";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Opens the file once, within a minute */
                        url: string;
                    };
                };
            };
        };
    };
    OwnTermController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The day after the last one of the program, in India */
                        startsOn: string;
                        percentOff: number;
                        /** @description Months of the program */
                        duration: number;
                        /** @description None: the program cannot be renewed now */
                        plans: {
                            trainingType: string;
                            kindName: string;
                            people: 1 | 2;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Paise, before a reduction */
                            originalAmount: number;
                            /** @description The first day after it, without pauses */
                            endsOn: string;
                        }[];
                        /** @description The other one of a pair */
                        partner: string | null;
                        /** @description The tax invoice needs the state of who pays, which is not known yet */
                        asksState: boolean;
                        checkout: {
                            scriptUrl: string;
                            sandbox: boolean;
                        };
                    };
                };
            };
        };
    };
    OwnTermController_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    intentKey: string;
                    trainingType: string;
                    duration: number;
                    /** @description Paise, as shown; never charged */
                    amount: number;
                    /** @description Where the view asks for the state */
                    billing?: {
                        /**
                         * @description GST code of a state or union territory
                         * @enum {string}
                         */
                        state: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
                        gstin?: string | null;
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        paymentId: string;
                        orderId: string;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        keyId: string;
                        statusToken: string;
                        /** @description What is bought, in words */
                        item: string;
                        notes: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    OwnTermController_tell: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As shown beside the story */
                    name: string;
                    story: string;
                    /** @enum {boolean} */
                    consent: true;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    OwnTermController_summary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        weeks: number;
                        /** @description That were sent */
                        checkIns: number;
                        /** @description In kg and cm, where there are two values */
                        changes: {
                            id: string;
                            text: string;
                            /** @enum {string} */
                            quantity: "weight" | "length";
                            first: number;
                            last: number;
                        }[];
                        storyTold: boolean;
                        /** @description What she agrees to when she tells her story */
                        consent: string;
                    };
                };
            };
        };
    };
    OwnTrainingController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description By the clock of the server: devices correct theirs by it
                         */
                        now: string;
                        /** @description Of the last weeks, newest first */
                        sessions: {
                            _id: string;
                            /**
                             * Format: uuid
                             * @description Also one that this program renews
                             */
                            programId: string;
                            on: string;
                            dayId: string;
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                            /** Format: date-time */
                            finishedAt: string | null;
                            parts: {
                                key: string;
                                kind: string;
                                of: string;
                                value: unknown;
                            }[];
                            /** @description In their order */
                            sets: {
                                rowId: string | null;
                                exerciseId: string | null;
                                name: string;
                                kg: number | null;
                                reps: number | null;
                                seconds: number | null;
                                metres: number | null;
                                done: boolean;
                                removed: boolean;
                                key: string;
                            }[];
                        }[];
                        /** @description By exercise, the sets of the last time */
                        last: {
                            exerciseId: string;
                            on: string;
                            sets: {
                                rowId: string | null;
                                exerciseId: string | null;
                                name: string;
                                kg: number | null;
                                reps: number | null;
                                seconds: number | null;
                                metres: number | null;
                                done: boolean;
                                removed: boolean;
                                key: string;
                            }[];
                        }[];
                        /** @description By exercise, the set with the greatest estimated maximum */
                        bests: {
                            exerciseId: string;
                            on: string;
                            kg: number;
                            reps: number;
                            estimate: number;
                            /** @description The greatest estimate of the days before */
                            before: number | null;
                        }[];
                    };
                };
            };
        };
    };
    OwnTrainingController_take: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edits: ({
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "set";
                        of: string;
                        value: {
                            rowId: string | null;
                            exerciseId: string | null;
                            name: string;
                            kg: number | null;
                            reps: number | null;
                            seconds: number | null;
                            metres: number | null;
                            done: boolean;
                            removed: boolean;
                        };
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "row-skip";
                        of: string;
                        /** @enum {string|null} */
                        value: "pain" | "no-time" | "equipment" | "other" | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "row-swap";
                        of: string;
                        value: {
                            exerciseId: string | null;
                            name: string;
                        } | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "row-pain";
                        of: string;
                        value: string;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "row-note";
                        of: string;
                        value: string;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "started";
                        /** @enum {string} */
                        of: "";
                        /** Format: date-time */
                        value: string | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "finished";
                        /** @enum {string} */
                        of: "";
                        /** Format: date-time */
                        value: string | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "feel";
                        /** @enum {string} */
                        of: "";
                        value: number | null;
                        /** Format: date-time */
                        at: string;
                    } | {
                        /** Format: uuid */
                        id: string;
                        session: {
                            /** Format: date */
                            on: string;
                            dayId: string;
                            /** Format: date */
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                        };
                        /** @enum {string} */
                        kind: "note";
                        /** @enum {string} */
                        of: "";
                        value: string;
                        /** Format: date-time */
                        at: string;
                    })[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description By the clock of the server: devices correct theirs by it
                         */
                        now: string;
                        /** @description Edits that are stored, now or before */
                        taken: string[];
                        /** @description Edits that can never be stored */
                        refused: {
                            /** Format: uuid */
                            id: string;
                            message: string;
                        }[];
                        /** @description Those that were edited, as they are now */
                        sessions: {
                            _id: string;
                            /**
                             * Format: uuid
                             * @description Also one that this program renews
                             */
                            programId: string;
                            on: string;
                            dayId: string;
                            plannedOn: string | null;
                            weekId: string;
                            version: number;
                            name: string;
                            /** Format: date-time */
                            finishedAt: string | null;
                            parts: {
                                key: string;
                                kind: string;
                                of: string;
                                value: unknown;
                            }[];
                            /** @description In their order */
                            sets: {
                                rowId: string | null;
                                exerciseId: string | null;
                                name: string;
                                kg: number | null;
                                reps: number | null;
                                seconds: number | null;
                                metres: number | null;
                                done: boolean;
                                removed: boolean;
                                key: string;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    OwnTrainingController_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Seven days each; days off are not among them */
                        weeks: {
                            /** @description Of the program, from 1 */
                            number: number;
                            from: string;
                            /** @description What the plan of that week asked for */
                            days: {
                                id: string;
                                name: string;
                                weekday: number | null;
                            }[];
                            planned: number;
                            sessions: number;
                            sets: number;
                            volume: number;
                        }[];
                        /** @description Every session, oldest first */
                        days: {
                            on: string;
                            dayId: string;
                            plannedOn: string | null;
                            name: string;
                            finished: boolean;
                            feel: number | null;
                        }[];
                        /** @description The set with the greatest estimated maximum of each day */
                        lifts: {
                            exerciseId: string;
                            name: string;
                            points: {
                                kg: number;
                                reps: number;
                                on: string;
                                estimate: number;
                            }[];
                        }[];
                        /** @description The heaviest set, and that of the days before it */
                        records: {
                            exerciseId: string;
                            name: string;
                            on: string;
                            kg: number;
                            reps: number;
                            before: {
                                kg: number;
                                reps: number;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    ProgressFilesController_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PageContentController_current: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "faq" | "careers" | "terms" | "privacy" | "home" | "company";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        content: {
                            [key: string]: unknown;
                        };
                        /** @description Of legal texts: the other public versions, newest first */
                        others?: {
                            version: number;
                            inForceSince: string;
                        }[];
                    };
                };
            };
        };
    };
    PageContentController_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "terms" | "privacy";
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        content: {
                            [key: string]: unknown;
                        };
                        /** @description Of legal texts: the other public versions, newest first */
                        others?: {
                            version: number;
                            inForceSince: string;
                        }[];
                    };
                };
            };
        };
    };
    AdminPaymentsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                status?: ("pending" | "completed" | "failed" | "cancelled") | "";
                /** @description Part of a name, email, phone or order id; one or two letters match beginnings */
                search?: string;
                startDate?: string | "";
                endDate?: string | "";
                /** @description true: only those with an open flag */
                flagged?: "true" | "false" | "";
                /** @description true: only those with an open refund request */
                refundAsked?: "true" | "false" | "";
                /** @description true: only those with a buyer to call */
                toCall?: "true" | "false" | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: {
                            _id: string;
                            /** Format: date-time */
                            createdAt: string;
                            name: string;
                            email: string;
                            phone: string | null;
                            trainingType: string;
                            /** @description Name of the kind at the order */
                            kindName: string;
                            /** @description Months */
                            duration: number;
                            /** @description Paise */
                            amount: number;
                            /** @description Reduction by a code or sale in paise, not included in the amount */
                            discount: number;
                            /** @description The code, or the name of the sale */
                            offer: string | null;
                            /** @description Refunded paise */
                            refunded: number;
                            /** @enum {string} */
                            status: "pending" | "completed" | "failed" | "cancelled";
                            razorpayOrderId: string | null;
                            flagged: boolean;
                            /** @description Has an open refund request */
                            refundAsked: boolean;
                            /** @description Has an open dispute */
                            disputed: boolean;
                            /** @description Paid, and the first call is not marked as made */
                            toCall: boolean;
                            /** @description Test payment: no money moved, no revenue */
                            test: boolean;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminPaymentsController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status?: ("pending" | "completed" | "failed" | "cancelled") | "";
                    /** @description Part of a name, email, phone or order id; one or two letters match beginnings */
                    search?: string;
                    startDate?: string | "";
                    endDate?: string | "";
                    flagged?: boolean;
                    refundAsked?: boolean;
                    toCall?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Same-origin CSV download, valid once within 60 seconds */
                        url: string;
                    };
                };
            };
        };
    };
    AdminOffersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offers: {
                            _id: string;
                            code: string | null;
                            name: string;
                            percent: number | null;
                            /** @description Paise */
                            amount: number | null;
                            /**
                             * Format: date
                             * @description The first day, in India
                             */
                            startsOn: string | null;
                            /**
                             * Format: date
                             * @description The last day, in India
                             */
                            endsOn: string | null;
                            planIds: string[] | null;
                            maxUses: number | null;
                            maxUsesPerEmail: number | null;
                            firstPurchaseOnly: boolean;
                            active: boolean;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            /** @description Paid for */
                            used: number;
                            /** @description Kept for orders that may still be paid */
                            held: number;
                            /** @description Total reduction of paid orders in paise */
                            given: number;
                        }[];
                    };
                };
            };
        };
    };
    AdminOffersController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: a sale for everyone */
                    code: string | null;
                    name: string;
                    percent: number | null;
                    /** @description Paise */
                    amount: number | null;
                    /**
                     * Format: date
                     * @description The first day, in India
                     */
                    startsOn: string | null;
                    /**
                     * Format: date
                     * @description The last day, in India
                     */
                    endsOn: string | null;
                    planIds: string[] | null;
                    maxUses: number | null;
                    maxUsesPerEmail: number | null;
                    firstPurchaseOnly: boolean;
                    active: boolean;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        code: string | null;
                        name: string;
                        percent: number | null;
                        /** @description Paise */
                        amount: number | null;
                        /**
                         * Format: date
                         * @description The first day, in India
                         */
                        startsOn: string | null;
                        /**
                         * Format: date
                         * @description The last day, in India
                         */
                        endsOn: string | null;
                        planIds: string[] | null;
                        maxUses: number | null;
                        maxUsesPerEmail: number | null;
                        firstPurchaseOnly: boolean;
                        active: boolean;
                        version: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    AdminOffersController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: a sale for everyone */
                    code: string | null;
                    name: string;
                    percent: number | null;
                    /** @description Paise */
                    amount: number | null;
                    /**
                     * Format: date
                     * @description The first day, in India
                     */
                    startsOn: string | null;
                    /**
                     * Format: date
                     * @description The last day, in India
                     */
                    endsOn: string | null;
                    planIds: string[] | null;
                    maxUses: number | null;
                    maxUsesPerEmail: number | null;
                    firstPurchaseOnly: boolean;
                    active: boolean;
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        code: string | null;
                        name: string;
                        percent: number | null;
                        /** @description Paise */
                        amount: number | null;
                        /**
                         * Format: date
                         * @description The first day, in India
                         */
                        startsOn: string | null;
                        /**
                         * Format: date
                         * @description The last day, in India
                         */
                        endsOn: string | null;
                        planIds: string[] | null;
                        maxUses: number | null;
                        maxUsesPerEmail: number | null;
                        firstPurchaseOnly: boolean;
                        active: boolean;
                        version: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
        };
    };
    AdminPlansController_book: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            key: string;
                            name: string;
                            text: string;
                            people: 1 | 2;
                        }[];
                        plans: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            priceList: "training-programs" | "simple-payment";
                            kind: string;
                            months: number;
                            price: number;
                            originalPrice: number;
                            visible: boolean;
                            mostChosen: boolean;
                        }[];
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminPlansController_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kinds: {
                        key: string;
                        name: string;
                        text: string;
                        people: 1 | 2;
                    }[];
                    plans: {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        priceList: "training-programs" | "simple-payment";
                        kind: string;
                        months: number;
                        price: number;
                        originalPrice: number;
                        visible: boolean;
                        mostChosen: boolean;
                    }[];
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            key: string;
                            name: string;
                            text: string;
                            people: 1 | 2;
                        }[];
                        plans: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            priceList: "training-programs" | "simple-payment";
                            kind: string;
                            months: number;
                            price: number;
                            originalPrice: number;
                            visible: boolean;
                            mostChosen: boolean;
                        }[];
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    AdminPlansController_revisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revisions: {
                            version: number;
                            /** Format: date-time */
                            publishedAt: string;
                            /** @description Null: as shipped */
                            publishedBy: string | null;
                            restoredFrom: number | null;
                            changes: {
                                what: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    AdminPlansController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                revision: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version of the edited revision */
                    version: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            key: string;
                            name: string;
                            text: string;
                            people: 1 | 2;
                        }[];
                        plans: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            priceList: "training-programs" | "simple-payment";
                            kind: string;
                            months: number;
                            price: number;
                            originalPrice: number;
                            visible: boolean;
                            mostChosen: boolean;
                        }[];
                        version: number;
                        /** Format: date-time */
                        publishedAt: string;
                        /** @description Null: as shipped */
                        publishedBy: string | null;
                    };
                };
            };
        };
    };
    ReportController_read: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                period?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        period: string;
                        title: string;
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        to: string;
                        /** @description Month of the first sale: YYYY-MM */
                        firstMonth: string;
                        sums: {
                            /** @enum {string} */
                            kind: "invoice" | "receipt" | "refund" | "credit_note" | "lost_dispute";
                            count: number;
                            /** @description Paise; negative for credit notes */
                            taxable: number;
                            /** @description Paise; negative for credit notes */
                            cgst: number;
                            /** @description Paise; negative for credit notes */
                            sgst: number;
                            /** @description Paise; negative for credit notes */
                            igst: number;
                            /** @description Paise; negative for credit notes */
                            total: number;
                            /** @description Paise; negative for credit notes */
                            moneyBack: number;
                        }[];
                        totals: {
                            /** @description Paise; negative for credit notes */
                            taxable: number;
                            /** @description Paise; negative for credit notes */
                            cgst: number;
                            /** @description Paise; negative for credit notes */
                            sgst: number;
                            /** @description Paise; negative for credit notes */
                            igst: number;
                            /** @description Paise; negative for credit notes */
                            total: number;
                            /** @description Paise; negative for credit notes */
                            moneyBack: number;
                        };
                        /** @description Sold and ended in the time; in training now */
                        programs: {
                            sold: number;
                            ended: number;
                            active: number;
                        };
                        /** @description Completed in the period, and left out */
                        testPayments: number;
                        rows: {
                            _id: string;
                            /** @enum {string} */
                            kind: "invoice" | "receipt" | "refund" | "credit_note" | "lost_dispute";
                            /** Format: date-time */
                            at: string;
                            number: string | null;
                            /** @description The number of the sale's invoice or receipt */
                            refersTo: string | null;
                            paymentId: string;
                            name: string;
                            program: string;
                            buyerGstin: string | null;
                            /** @description The code of a state and its name: 29 Karnataka */
                            placeOfSupply: string | null;
                            sac: string | null;
                            ratePercent: number | null;
                            /** @description Paise; negative for credit notes */
                            taxable: number | null;
                            /** @description Paise; negative for credit notes */
                            cgst: number | null;
                            /** @description Paise; negative for credit notes */
                            sgst: number | null;
                            /** @description Paise; negative for credit notes */
                            igst: number | null;
                            /** @description Paise; negative for credit notes */
                            total: number | null;
                            /** @description Paise; negative for credit notes */
                            moneyBack: number | null;
                        }[];
                        total: number;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    ReportController_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    period: string;
                    /** @enum {string} */
                    format: "csv" | "xlsx";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SettlementsController_read: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        month: string;
                        title: string;
                        /** @description First month with data: YYYY-MM */
                        firstMonth: string;
                        /**
                         * Format: date-time
                         * @description When settlements were last fetched; null: never
                         */
                        fetchedAt: string | null;
                        /** @description Days until a payment should be settled */
                        settledWithinDays: number;
                        totals: {
                            lines: number;
                            /** @description Paise */
                            paid: number;
                            /** @description Paise */
                            refunded: number;
                            /** @description Adjustments and the like; negative where Razorpay deducted more */
                            other: number;
                            /** @description Without their tax */
                            fees: number;
                            /** @description Paise */
                            tax: number;
                            /** @description paid - fees - tax - refunded + other */
                            received: number;
                        };
                        settlements: {
                            _id: string;
                            utr: string;
                            /** Format: date-time */
                            settledAt: string;
                            lines: number;
                            /** @description Paise */
                            paid: number;
                            /** @description Paise */
                            refunded: number;
                            /** @description Adjustments and the like; negative where Razorpay deducted more */
                            other: number;
                            /** @description Without their tax */
                            fees: number;
                            /** @description Paise */
                            tax: number;
                            /** @description paid - fees - tax - refunded + other */
                            received: number;
                        }[];
                        differences: {
                            words: string;
                            /** @description Ours */
                            paymentId: string | null;
                            settlementId: string | null;
                            /** @description Razorpay’s id of the item */
                            entityId: string | null;
                            /** @description Paise */
                            amount: number;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
        };
    };
    SettlementsController_fetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    month: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of Razorpay’s lines of the month */
                        lines: number;
                    };
                };
            };
        };
    };
    SettlementsController_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    month: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPaymentsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** Format: date-time */
                        createdAt: string;
                        name: string;
                        email: string;
                        phone: string | null;
                        trainingType: string;
                        /** @description Name of the kind at the order */
                        kindName: string;
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        /** @description Reduction by a code or sale in paise, not included in the amount */
                        discount: number;
                        /** @description The code, or the name of the sale */
                        offer: string | null;
                        /** @description Refunded paise */
                        refunded: number;
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        razorpayOrderId: string | null;
                        flagged: boolean;
                        /** @description Has an open refund request */
                        refundAsked: boolean;
                        /** @description Has an open dispute */
                        disputed: boolean;
                        /** @description Paid, and the first call is not marked as made */
                        toCall: boolean;
                        /** @description Test payment: no money moved, no revenue */
                        test: boolean;
                        age: number;
                        gender: string;
                        buddy: {
                            name: string;
                            email: string;
                            phone: string | null;
                            age: number;
                            gender: string;
                        } | null;
                        /** @enum {string} */
                        priceList: "training-programs" | "simple-payment";
                        currency: string;
                        /** @description Captured amount of an accepted mismatched capture */
                        captured: number | null;
                        razorpayPaymentId: string | null;
                        receiptNumber: string | null;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @description Version of the terms at the order */
                        terms: {
                            version: number;
                            inForceSince: string;
                        } | null;
                        /** @description Oldest first */
                        timeline: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "order" | "status" | "webhook" | "flag" | "receipt" | "refund";
                            text: string;
                        }[];
                        /** @description Null: not asked for */
                        billing: {
                            /** @description The code of the buyer’s state */
                            state: string;
                            gstin: string | null;
                        } | null;
                        /** @description The invoice first, then credit notes */
                        taxDocuments: {
                            /** @enum {string} */
                            kind: "invoice" | "credit_note";
                            number: string;
                            /** @description Of a credit note */
                            refundId: string | null;
                            /** Format: date-time */
                            issuedAt: string;
                            /** @description The code of a state; null: it names no tax */
                            placeOfSupply: string | null;
                            sac: string | null;
                            ratePercent: number | null;
                            /** @description Paise */
                            taxable: number;
                            /** @description Paise */
                            cgst: number;
                            /** @description Paise */
                            sgst: number;
                            /** @description Paise */
                            igst: number;
                            /** @description Paise */
                            total: number;
                        }[];
                        refunds: {
                            _id: string;
                            /** @description In the smallest unit of its currency */
                            amount: number;
                            currency: string;
                            /** @description The refunded payment */
                            razorpayPaymentId: string;
                            reason: string;
                            /** @enum {string} */
                            status: "pending" | "processed" | "failed";
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            processedAt: string | null;
                            /** @description Who asked for it */
                            by: string;
                            error: string | null;
                        }[];
                        /** @description Refundable paise */
                        refundable: number;
                        /** @description Paise held in open disputes */
                        held: number;
                        flags: {
                            _id: string;
                            /** @enum {string} */
                            kind: "amount_mismatch" | "second_capture" | "refund_failed" | "dispute" | "granted_twice" | "not_first_purchase" | "buyer_erased";
                            text: string;
                            whatToDo: string;
                            /** @description Reported amount in the smallest unit of its currency */
                            amount: number;
                            currency: string;
                            /** @description Id of the refund or dispute */
                            razorpayPaymentId: string;
                            /** @description Amount of this capture held in open disputes */
                            held: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            resolvedAt: string | null;
                            resolvedBy: string | null;
                            note: string | null;
                        }[];
                        /** @description Oldest first */
                        disputes: {
                            _id: string;
                            /** @description Razorpay's */
                            disputeId: string;
                            /** @description Paise */
                            amount: number;
                            /** @description Deducted paise */
                            deducted: number;
                            reason: string;
                            /** @description In words: fraud, retrieval, chargeback, pre arbitration, arbitration */
                            phase: string;
                            /** @enum {string} */
                            status: "open" | "action_required" | "under_review" | "won" | "lost" | "closed";
                            /** Format: date-time */
                            respondBy: string | null;
                            /** Format: date-time */
                            raisedAt: string;
                            /** Format: date-time */
                            endedAt: string | null;
                        }[];
                        /** @description Oldest first */
                        refundRequests: {
                            _id: string;
                            reason: string;
                            /** Format: date-time */
                            askedAt: string;
                            /**
                             * Format: date-time
                             * @description Promised deadline of the answer
                             */
                            dueAt: string;
                            /**
                             * @description null: open
                             * @enum {string|null}
                             */
                            outcome: "refunded" | "refused" | "withdrawn" | null;
                            /**
                             * Format: date-time
                             * @description When it was answered or withdrawn
                             */
                            closedAt: string | null;
                            answer: string | null;
                            /** @description Refund amount in paise */
                            amount: number | null;
                            /** @enum {string|null} */
                            refundStatus: "pending" | "processed" | "failed" | null;
                            /** @description Past the deadline without an answer */
                            overdue: boolean;
                            answeredBy: string | null;
                        }[];
                        programs: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            /** @enum {string} */
                            state: "new" | "assessing" | "active" | "paused" | "ended" | "cancelled";
                            coach: string | null;
                            called: {
                                /** Format: date-time */
                                at: string;
                                /** @description Who marked it: of a client the name, of a payment the address */
                                by: string;
                            } | null;
                            assessed: {
                                /** Format: date-time */
                                at: string;
                                /** @description Who marked it: of a client the name, of a payment the address */
                                by: string;
                            } | null;
                        }[];
                        /** @description The buyer’s page */
                        personId: string | null;
                        /** @description Oldest first; never shown to the buyer */
                        notes: {
                            _id: string;
                            /** @enum {string} */
                            half: "buyer" | "buddy";
                            text: string;
                            by: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** @description Stands on the client’s overview */
                            pinned: boolean;
                            /** @description Whoever asks wrote it, and may delete it */
                            own: boolean;
                        }[];
                        receipt: {
                            /** @enum {string} */
                            status: "none" | "queued" | "sent" | "failed";
                            /** Format: date-time */
                            sentAt: string | null;
                            error: string | null;
                        };
                    };
                };
            };
        };
    };
    AdminPaymentsController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        kind: "amount_mismatch" | "second_capture" | "refund_failed" | "dispute" | "granted_twice" | "not_first_purchase" | "buyer_erased";
                        text: string;
                        whatToDo: string;
                        /** @description Reported amount in the smallest unit of its currency */
                        amount: number;
                        currency: string;
                        /** @description Id of the refund or dispute */
                        razorpayPaymentId: string;
                        /** @description Amount of this capture held in open disputes */
                        held: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        resolvedAt: string | null;
                        resolvedBy: string | null;
                        note: string | null;
                    };
                };
            };
        };
    };
    AdminPaymentsController_refundCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Confirms the paise that are paid twice if the open disputes are lost (REFUND_DISPUTED) */
                    atRisk?: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @description In the smallest unit of its currency */
                        amount: number;
                        currency: string;
                        /** @description The refunded payment */
                        razorpayPaymentId: string;
                        reason: string;
                        /** @enum {string} */
                        status: "pending" | "processed" | "failed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        processedAt: string | null;
                        /** @description Who asked for it */
                        by: string;
                        error: string | null;
                    };
                };
            };
        };
    };
    AdminPaymentsController_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                flagId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        kind: "amount_mismatch" | "second_capture" | "refund_failed" | "dispute" | "granted_twice" | "not_first_purchase" | "buyer_erased";
                        text: string;
                        whatToDo: string;
                        /** @description Reported amount in the smallest unit of its currency */
                        amount: number;
                        currency: string;
                        /** @description Id of the refund or dispute */
                        razorpayPaymentId: string;
                        /** @description Amount of this capture held in open disputes */
                        held: number;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        resolvedAt: string | null;
                        resolvedBy: string | null;
                        note: string | null;
                    };
                };
            };
        };
    };
    PaymentNotesController_addNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {string} */
                        half: "buyer" | "buddy";
                        text: string;
                        by: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description Stands on the client’s overview */
                        pinned: boolean;
                        /** @description Whoever asks wrote it, and may delete it */
                        own: boolean;
                    };
                };
            };
        };
    };
    PaymentNotesController_removeNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminPaymentsController_resendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    AdminPaymentsController_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminRequestsController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "refund";
                    /**
                     * Format: uuid
                     * @description Idempotency key, made by the browser per answer
                     */
                    refundKey: string;
                    amount: number;
                    /** @description Confirms the paise that are paid twice if the open disputes are lost (REFUND_DISPUTED) */
                    atRisk?: number;
                    /** @description Mailed to the buyer */
                    answer: string;
                } | {
                    /** @enum {string} */
                    outcome: "settled";
                    /** @description Mailed to the buyer */
                    answer: string;
                } | {
                    /** @enum {string} */
                    outcome: "refuse";
                    /** @description Mailed to the buyer */
                    answer: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        reason: string;
                        /** Format: date-time */
                        askedAt: string;
                        /**
                         * Format: date-time
                         * @description Promised deadline of the answer
                         */
                        dueAt: string;
                        /**
                         * @description null: open
                         * @enum {string|null}
                         */
                        outcome: "refunded" | "refused" | "withdrawn" | null;
                        /**
                         * Format: date-time
                         * @description When it was answered or withdrawn
                         */
                        closedAt: string | null;
                        answer: string | null;
                        /** @description Refund amount in paise */
                        amount: number | null;
                        /** @enum {string|null} */
                        refundStatus: "pending" | "processed" | "failed" | null;
                        /** @description Past the deadline without an answer */
                        overdue: boolean;
                        answeredBy: string | null;
                    };
                };
            };
        };
    };
    AdminPaymentsController_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Idempotency key, made by the browser per refund
                     */
                    refundKey: string;
                    amount: number;
                    reason: string;
                    /** @description Confirms the paise that are paid twice if the open disputes are lost (REFUND_DISPUTED) */
                    atRisk?: number;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        /** @description In the smallest unit of its currency */
                        amount: number;
                        currency: string;
                        /** @description The refunded payment */
                        razorpayPaymentId: string;
                        reason: string;
                        /** @enum {string} */
                        status: "pending" | "processed" | "failed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        processedAt: string | null;
                        /** @description Who asked for it */
                        by: string;
                        error: string | null;
                    };
                };
            };
        };
    };
    AdminPaymentsController_creditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                refundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentsController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    statusToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        priceList: "training-programs" | "simple-payment";
                        trainingType: string;
                        /** @description Name of the kind at the order */
                        kindName: string;
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        /** @description Reduction by a code or sale in paise */
                        discount: number;
                        /** @description The code, or the name of the sale */
                        offer: string | null;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @description Of a program that goes on */
                        renewal: boolean;
                        /** @description Everything is refunded */
                        refunded: boolean;
                        /** @description A mismatched capture */
                        received: {
                            /** @description In the smallest unit of its currency */
                            amount: number;
                            currency: string;
                            /**
                             * @description Whether it is still open
                             * @enum {string}
                             */
                            state: "open" | "refunded" | "closed";
                        } | null;
                    };
                };
            };
        };
    };
    PaymentExportController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PaymentsController_checkOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    priceList: string;
                    trainingType: string;
                    duration: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        /** @description Price in paise with the code */
                        amount: number;
                        /** @description Price in paise without code and sale */
                        listPrice: number;
                        /** @description Reduction in paise */
                        discount: number;
                    };
                };
            };
        };
    };
    PaymentsController_createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    intentKey: string;
                    /** @enum {string} */
                    priceList: "training-programs" | "simple-payment";
                    /** @description The key of a kind of plan */
                    trainingType: string;
                    /** @description Months */
                    duration: number;
                    /** @description Paise, as shown to the buyer; never charged */
                    amount?: number;
                    /** @description Of an offer */
                    code?: string;
                    /** @description Status token of a failed payment: its price is kept for the same address, seven days from the first order, for one purchase */
                    retryOf?: string;
                    user?: {
                        name?: string | null;
                        /** Format: email */
                        email?: string | null;
                        phone?: string | null;
                        age?: number | null;
                        gender?: ("" | ("male" | "female" | "non-binary" | "prefer-not-to-say")) | null;
                    } | null;
                    buddy?: {
                        name?: string | null;
                        /** Format: email */
                        email?: string | null;
                        phone?: string | null;
                        age?: number | null;
                        gender?: ("" | ("male" | "female" | "non-binary" | "prefer-not-to-say")) | null;
                    } | null;
                    /** @description Required while a GSTIN is published */
                    billing?: {
                        /**
                         * @description GST code of a state or union territory
                         * @enum {string}
                         */
                        state: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
                        gstin?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        paymentId: string;
                        orderId: string;
                        /** @description Paise */
                        amount: number;
                        currency: string;
                        keyId: string;
                        statusToken: string;
                        /** @description What is bought, in words */
                        item: string;
                        notes: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    PaymentsController_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: string;
                        checkout: {
                            scriptUrl: string;
                            sandbox: boolean;
                        };
                        /** @description In display order */
                        kinds: {
                            key: string;
                            name: string;
                            text: string;
                            /** @description 2: with a buddy */
                            people: 1 | 2;
                        }[];
                        priceLists: {
                            /** @enum {string} */
                            id: "training-programs" | "simple-payment";
                            plans: {
                                /** @description The key of its kind */
                                trainingType: string;
                                /** @description Months */
                                duration: number;
                                /** @description Paise, after a sale */
                                price: number;
                                /** @description Paise */
                                originalPrice: number;
                                discountPercent: number;
                                mostChosen: boolean;
                                sale: {
                                    name: string;
                                    /** @description The last day, in India */
                                    endsOn: string;
                                } | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    PaymentsController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                statusToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        priceList: "training-programs" | "simple-payment";
                        trainingType: string;
                        /** @description Name of the kind at the order */
                        kindName: string;
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        /** @description Reduction by a code or sale in paise */
                        discount: number;
                        /** @description The code, or the name of the sale */
                        offer: string | null;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @description Of a program that goes on */
                        renewal: boolean;
                        /** @description Everything is refunded */
                        refunded: boolean;
                        /** @description A mismatched capture */
                        received: {
                            /** @description In the smallest unit of its currency */
                            amount: number;
                            currency: string;
                            /**
                             * @description Whether it is still open
                             * @enum {string}
                             */
                            state: "open" | "refunded" | "closed";
                        } | null;
                    };
                };
            };
        };
    };
    PaymentsController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    razorpay_order_id: string;
                    razorpay_payment_id: string;
                    razorpay_signature: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "cancelled";
                        /** @enum {string} */
                        priceList: "training-programs" | "simple-payment";
                        trainingType: string;
                        /** @description Name of the kind at the order */
                        kindName: string;
                        /** @description Months */
                        duration: number;
                        /** @description Paise */
                        amount: number;
                        /** @description Reduction by a code or sale in paise */
                        discount: number;
                        /** @description The code, or the name of the sale */
                        offer: string | null;
                        currency: string;
                        orderId: string | null;
                        paymentId: string | null;
                        email: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        completedAt: string | null;
                        /** @description Of a program that goes on */
                        renewal: boolean;
                        /** @description Everything is refunded */
                        refunded: boolean;
                        /** @description A mismatched capture */
                        received: {
                            /** @description In the smallest unit of its currency */
                            amount: number;
                            currency: string;
                            /**
                             * @description Whether it is still open
                             * @enum {string}
                             */
                            state: "open" | "refunded" | "closed";
                        } | null;
                    };
                };
            };
        };
    };
    RazorpayWebhookController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
        };
    };
    PlanPapersController_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ArchiveController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivateFilesController_openByTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivateFilesController_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivateFilesController_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Opens the file once, within a minute, without a bearer token */
                        url: string;
                    };
                };
            };
        };
    };
    RecipesController_list: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            slug: string;
                            name: string;
                            description: string;
                            image: string;
                            picture: {
                                source: string;
                                widths: number[];
                                width: number;
                                height: number;
                                alt: string;
                                /** @description Tiny data URL as placeholder */
                                blur?: string;
                                /** @description 0 (left) to 1 (right): focal point */
                                focalX?: number;
                                /** @description 0 (top) to 1 (bottom) */
                                focalY?: number;
                                /**
                                 * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                                 * @enum {boolean}
                                 */
                                illustration?: true;
                                /** @description A 1200 × 630 JPEG for social networks */
                                social?: string;
                            };
                            category: string;
                            cuisines: string[];
                            serving: number;
                            ytLinks: string[];
                            ingredients: string[];
                            steps: string[];
                            /** @description For one serving: kcal, and grams */
                            nutrition: {
                                calories: number;
                                protein: number;
                                carbs: number;
                                fat: number;
                            };
                            /** @description Minutes */
                            prepTime: number;
                            rating: number;
                            reviews: number;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminRecipesController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @description Made from the name when empty */
                    slug?: string;
                    description?: string;
                    /** @description veg when empty */
                    category?: string;
                    /** @description Repeated, a JSON array, or text with commas */
                    cuisines?: string;
                    /** @description Minutes */
                    prepTime?: string;
                    serving?: string;
                    rating?: string;
                    reviews?: string;
                    /** @description Repeated, a JSON array, or text with commas */
                    ytLinks?: string;
                    /** @description Repeated, a JSON array, or text with commas or line breaks */
                    ingredients?: string;
                    /** @description Repeated, a JSON array, or text with commas or line breaks */
                    steps?: string;
                    /** @description kcal of one serving */
                    calories?: string;
                    /** @description Grams of one serving */
                    protein?: string;
                    /** @description Grams of one serving */
                    carbs?: string;
                    /** @description Grams of one serving */
                    fat?: string;
                    /** @description Ascending; a new recipe comes first */
                    position?: string;
                    /** @description true or false */
                    draft?: string;
                    alt?: string;
                    focalX?: string;
                    focalY?: string;
                    /** @description A UUID; a retry with it creates nothing new */
                    intentKey?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        name: string;
                        description: string;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        category: string;
                        cuisines: string[];
                        serving: number;
                        ytLinks: string[];
                        ingredients: string[];
                        steps: string[];
                        /** @description For one serving: kcal, and grams */
                        nutrition: {
                            calories: number;
                            protein: number;
                            carbs: number;
                            fat: number;
                        };
                        /** @description Minutes */
                        prepTime: number;
                        rating: number;
                        reviews: number;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    RecipesController_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        name: string;
                        description: string;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        category: string;
                        cuisines: string[];
                        serving: number;
                        ytLinks: string[];
                        ingredients: string[];
                        steps: string[];
                        /** @description For one serving: kcal, and grams */
                        nutrition: {
                            calories: number;
                            protein: number;
                            carbs: number;
                            fat: number;
                        };
                        /** @description Minutes */
                        prepTime: number;
                        rating: number;
                        reviews: number;
                        /** @description Address of its share card (1200 × 630), once drawn */
                        card?: string;
                    };
                };
            };
        };
    };
    RecipesController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        name: string;
                        description: string;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        category: string;
                        cuisines: string[];
                        serving: number;
                        ytLinks: string[];
                        ingredients: string[];
                        steps: string[];
                        /** @description For one serving: kcal, and grams */
                        nutrition: {
                            calories: number;
                            protein: number;
                            carbs: number;
                            fat: number;
                        };
                        /** @description Minutes */
                        prepTime: number;
                        rating: number;
                        reviews: number;
                        /** @description Address of its share card (1200 × 630), once drawn */
                        card?: string;
                    };
                };
            };
        };
    };
    AdminRecipesController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @description Made from the name when empty */
                    slug?: string;
                    description?: string;
                    /** @description veg when empty */
                    category?: string;
                    /** @description Repeated, a JSON array, or text with commas */
                    cuisines?: string;
                    /** @description Minutes */
                    prepTime?: string;
                    serving?: string;
                    rating?: string;
                    reviews?: string;
                    /** @description Repeated, a JSON array, or text with commas */
                    ytLinks?: string;
                    /** @description Repeated, a JSON array, or text with commas or line breaks */
                    ingredients?: string;
                    /** @description Repeated, a JSON array, or text with commas or line breaks */
                    steps?: string;
                    /** @description kcal of one serving */
                    calories?: string;
                    /** @description Grams of one serving */
                    protein?: string;
                    /** @description Grams of one serving */
                    carbs?: string;
                    /** @description Grams of one serving */
                    fat?: string;
                    /** @description Ascending; a new recipe comes first */
                    position?: string;
                    /** @description true or false */
                    draft?: string;
                    alt?: string;
                    focalX?: string;
                    focalY?: string;
                    version?: string;
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        slug: string;
                        name: string;
                        description: string;
                        image: string;
                        picture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        };
                        category: string;
                        cuisines: string[];
                        serving: number;
                        ytLinks: string[];
                        ingredients: string[];
                        steps: string[];
                        /** @description For one serving: kcal, and grams */
                        nutrition: {
                            calories: number;
                            protein: number;
                            carbs: number;
                            fat: number;
                        };
                        /** @description Minutes */
                        prepTime: number;
                        rating: number;
                        reviews: number;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    AdminRecipesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    SuppressionsController_list: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                search?: string;
                reason?: "unsubscribed" | "bounced" | "complained" | "manual";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            email: string;
                            /** @enum {string} */
                            reason: "unsubscribed" | "bounced" | "complained" | "manual";
                            note: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    SuppressionsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    note?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    SuppressionsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    TestimonialsController_list: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            name: string;
                            profile: string;
                            story: string;
                            fullStory: string;
                            beforeImage: string;
                            afterImage: string;
                            /** @description Null where only the address is known */
                            beforePicture: {
                                source: string;
                                widths: number[];
                                width: number;
                                height: number;
                                alt: string;
                                /** @description Tiny data URL as placeholder */
                                blur?: string;
                                /** @description 0 (left) to 1 (right): focal point */
                                focalX?: number;
                                /** @description 0 (top) to 1 (bottom) */
                                focalY?: number;
                                /**
                                 * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                                 * @enum {boolean}
                                 */
                                illustration?: true;
                                /** @description A 1200 × 630 JPEG for social networks */
                                social?: string;
                            } | null;
                            afterPicture: {
                                source: string;
                                widths: number[];
                                width: number;
                                height: number;
                                alt: string;
                                /** @description Tiny data URL as placeholder */
                                blur?: string;
                                /** @description 0 (left) to 1 (right): focal point */
                                focalX?: number;
                                /** @description 0 (top) to 1 (bottom) */
                                focalY?: number;
                                /**
                                 * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                                 * @enum {boolean}
                                 */
                                illustration?: true;
                                /** @description A 1200 × 630 JPEG for social networks */
                                social?: string;
                            } | null;
                            /** @description Kilograms */
                            beforeWeight: number;
                            /** @description Kilograms */
                            afterWeight: number;
                            beforeMonth: string;
                            afterMonth: string;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @description A short description: "Beginner, Pune" */
                    profile?: string;
                    story?: string;
                    fullStory?: string;
                    /** @description Kilograms */
                    beforeWeight?: string;
                    /** @description Kilograms */
                    afterWeight?: string;
                    beforeMonth?: string;
                    afterMonth?: string;
                    /** @description YYYY-MM-DD: the day of consent */
                    consentDate?: string;
                    /** @description How the person agreed: "by email", "on the form of 3 May"; recorded with the consent */
                    consentHow?: string;
                    /** @description The person’s address, if known: exports and erasures by it include the story */
                    consentEmail?: string;
                    /** @description Ascending; a new story comes first */
                    position?: string;
                    /** @description true or false */
                    draft?: string;
                    beforeAlt?: string;
                    beforeFocalX?: string;
                    beforeFocalY?: string;
                    afterAlt?: string;
                    afterFocalX?: string;
                    afterFocalY?: string;
                    /** @description A UUID; a retry with it creates nothing new */
                    intentKey?: string;
                    /** Format: binary */
                    beforeImage?: string;
                    /** Format: binary */
                    afterImage?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        profile: string;
                        story: string;
                        fullStory: string;
                        beforeImage: string;
                        afterImage: string;
                        /** @description Null where only the address is known */
                        beforePicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        afterPicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        /** @description Kilograms */
                        beforeWeight: number;
                        /** @description Kilograms */
                        afterWeight: number;
                        beforeMonth: string;
                        afterMonth: string;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date */
                        consentDate: string | null;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    TestimonialsController_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        profile: string;
                        story: string;
                        fullStory: string;
                        beforeImage: string;
                        afterImage: string;
                        /** @description Null where only the address is known */
                        beforePicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        afterPicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        /** @description Kilograms */
                        beforeWeight: number;
                        /** @description Kilograms */
                        afterWeight: number;
                        beforeMonth: string;
                        afterMonth: string;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name?: string;
                    /** @description A short description: "Beginner, Pune" */
                    profile?: string;
                    story?: string;
                    fullStory?: string;
                    /** @description Kilograms */
                    beforeWeight?: string;
                    /** @description Kilograms */
                    afterWeight?: string;
                    beforeMonth?: string;
                    afterMonth?: string;
                    /** @description YYYY-MM-DD: the day of consent */
                    consentDate?: string;
                    /** @description How the person agreed: "by email", "on the form of 3 May"; recorded with the consent */
                    consentHow?: string;
                    /** @description The person’s address, if known: exports and erasures by it include the story */
                    consentEmail?: string;
                    /** @description Ascending; a new story comes first */
                    position?: string;
                    /** @description true or false */
                    draft?: string;
                    beforeAlt?: string;
                    beforeFocalX?: string;
                    beforeFocalY?: string;
                    afterAlt?: string;
                    afterFocalX?: string;
                    afterFocalY?: string;
                    version?: string;
                    /** Format: binary */
                    beforeImage?: string;
                    /** Format: binary */
                    afterImage?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        name: string;
                        profile: string;
                        story: string;
                        fullStory: string;
                        beforeImage: string;
                        afterImage: string;
                        /** @description Null where only the address is known */
                        beforePicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        afterPicture: {
                            source: string;
                            widths: number[];
                            width: number;
                            height: number;
                            alt: string;
                            /** @description Tiny data URL as placeholder */
                            blur?: string;
                            /** @description 0 (left) to 1 (right): focal point */
                            focalX?: number;
                            /** @description 0 (top) to 1 (bottom) */
                            focalY?: number;
                            /**
                             * @description Drawn or rendered: it shows no real person and is labelled as an illustration
                             * @enum {boolean}
                             */
                            illustration?: true;
                            /** @description A 1200 × 630 JPEG for social networks */
                            social?: string;
                        } | null;
                        /** @description Kilograms */
                        beforeWeight: number;
                        /** @description Kilograms */
                        afterWeight: number;
                        beforeMonth: string;
                        afterMonth: string;
                        /** @enum {string} */
                        status: "draft" | "published";
                        /** Format: date */
                        consentDate: string | null;
                        /** Format: date-time */
                        updatedAt: string;
                        version: number;
                        position: number;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    AdminTestimonialsController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    AdminUsersController_activities: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                from?: string | "";
                to?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            email: string;
                            action: string;
                            feature: string;
                            route: string;
                            ip: string | null;
                            /** @description Changed fields; null before a creation and after a deletion */
                            changes: {
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        /** @description At most 10,000 */
                        total: number;
                        /**
                         * @description There are more than `total`
                         * @enum {boolean}
                         */
                        more?: true;
                        page: number;
                        limit: number;
                    };
                };
            };
        };
    };
    AdminUsersController_loginActivity: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            /**
                             * Format: date
                             * @description A day in Asia/Kolkata
                             */
                            date: string;
                            count: number;
                        }[];
                    };
                };
            };
        };
    };
    SingleSendController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    bodyHtml: string;
                    /** @description Absent or empty: the name of the product */
                    fromName?: string | null;
                    /** @default [] */
                    attachments?: {
                        filename: string;
                        /** Format: base64 */
                        contentBase64: string;
                        contentType: string;
                        cid: string;
                    }[];
                    to: string;
                    name?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messageId: string;
                    };
                };
            };
        };
    };
    AdminUsersController_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalUsers: number;
                        admins: number;
                        /** @description Accounts that are not admins */
                        users: number;
                        /** @description The newest five sign-ins */
                        recentLogins: {
                            _id: string;
                            email: string;
                            action: string;
                            feature: string;
                            route: string;
                            ip: string | null;
                            /** @description Changed fields; null before a creation and after a deletion */
                            changes: {
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    CodesController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    CodesController_checkPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One of the 10,000 commonest passwords */
                        easyToGuess: boolean;
                    };
                };
            };
        };
    };
    CodesController_resend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    purpose?: "verify-email" | "reset-password";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    CodesController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    SecondStepController_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    SecondStepController_passkey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        /** @enum {string} */
                        authenticatorAttachment?: "cross-platform" | "platform";
                        /** @default {} */
                        clientExtensionResults?: Record<string, never>;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    SecondStepController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        timeout: number;
                        rpId: string;
                        allowCredentials: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                            transports?: string[];
                        }[];
                        /** @enum {string} */
                        userVerification: "required" | "preferred" | "discouraged";
                    };
                };
            };
        };
    };
    SecondStepController_recoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    AuthController_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CodesController_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    CodesController_verifyResetCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    InvitationsController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part after the # of the link */
                    token: string;
                    /** @default  */
                    name?: string;
                    /** @default  */
                    password?: string;
                    /** @default  */
                    confirmPassword?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Token of the new account; null: the account exists, sign in as usual */
                        session: {
                            /** Format: uuid */
                            _id: string;
                            name: string;
                            email: string;
                            /**
                             * @description `admin`: may enter the admin area
                             * @enum {string}
                             */
                            role: "admin" | "member";
                            /** @enum {string} */
                            type: "manual" | "google";
                            /**
                             * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                             * @enum {string|null}
                             */
                            staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                            rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                            /**
                             * @description An authenticator app or a passkey is set up
                             * @enum {boolean}
                             */
                            hasSecondFactor?: true;
                            /**
                             * @description The role requires two-step sign-in that is not set up: no rights until it is
                             * @enum {boolean}
                             */
                            secondFactorDue?: true;
                            /**
                             * @description Staff with a weak password and no second factor: no rights until one is changed
                             * @enum {boolean}
                             */
                            passwordDue?: true;
                            token: string;
                            /** @description Seconds */
                            expiresIn: number;
                        } | null;
                    };
                };
            };
        };
    };
    InvitationsController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part after the # of the link */
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {string} */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant";
                        invitedBy: string;
                        /** Format: date-time */
                        expiresAt: string;
                        /** @description Whether the address has an account, which gets the role */
                        hasAccount: boolean;
                    };
                };
            };
        };
    };
    AuthController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    } | {
                        /** @enum {boolean} */
                        requiresVerification: true;
                        email: string;
                    } | {
                        /** @description The password was right; the session begins with the second step */
                        secondStep: {
                            ticket: string;
                            /** @description Seconds */
                            expiresIn: number;
                            methods: ("totp" | "passkey" | "recovery-code")[];
                        };
                    };
                };
            };
        };
    };
    UsersController_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                    };
                };
            };
        };
    };
    OwnAccountController_rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                    };
                };
            };
        };
    };
    OwnPrivacyController_erasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        erasure: {
                            /** Format: date-time */
                            dueAt: string;
                            /**
                             * @description Why it is delayed
                             * @enum {string|null}
                             */
                            waitsFor: "named-owner" | "last-owner" | "open-payment" | "open-refund" | "flagged" | "busy" | null;
                            /** @enum {string} */
                            askedBy: "self" | "owner";
                        } | null;
                    };
                };
            };
        };
    };
    OwnPrivacyController_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        erasure: {
                            /** Format: date-time */
                            dueAt: string;
                            /**
                             * @description Why it is delayed
                             * @enum {string|null}
                             */
                            waitsFor: "named-owner" | "last-owner" | "open-payment" | "open-refund" | "flagged" | "busy" | null;
                            /** @enum {string} */
                            askedBy: "self" | "owner";
                        } | null;
                    };
                };
            };
        };
    };
    OwnPrivacyController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnPrivacyController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Works once, within a minute */
                        url: string;
                    };
                };
            };
        };
    };
    OwnAccountController_hasPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        set: boolean;
                    };
                };
            };
        };
    };
    OwnAccountController_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    password: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    OwnPurchasesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: ({
                            /** @enum {string} */
                            half: "buyer";
                            /** Format: uuid */
                            _id: string;
                            /** @description What was bought, in words */
                            item: string;
                            /** @description Months */
                            duration: number;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date-time
                             * @description When staff marked the first call as made
                             */
                            contactedAt: string | null;
                            /**
                             * Format: date-time
                             * @description When staff marked the assessment as done
                             */
                            assessedAt: string | null;
                            /** @description Of a program that goes on: nothing is promised anew */
                            renewal: boolean;
                            /** @description Everything is refunded */
                            refunded: boolean;
                            /** @description No real money was moved */
                            test: boolean;
                            /** @description Paise that were paid */
                            amount: number;
                            /** @description Paise that a code or a sale took off */
                            discount: number;
                            /** @description The code, or the name of the sale */
                            offer: string | null;
                            receiptNumber: string | null;
                            /** @description Of the tax invoice, if there is one */
                            invoiceNumber: string | null;
                            creditNotes: {
                                /** Format: uuid */
                                refundId: string;
                                number: string;
                                /** @description Paise that went back */
                                amount: number;
                            }[];
                            /** @description Paise that went back */
                            amountRefunded: number;
                            /** @description Paise that are on their way back */
                            amountRefunding: number;
                            /** @description The newest one */
                            refundRequest: {
                                _id: string;
                                reason: string;
                                /** Format: date-time */
                                askedAt: string;
                                /**
                                 * Format: date-time
                                 * @description Promised deadline of the answer
                                 */
                                dueAt: string;
                                /**
                                 * @description null: open
                                 * @enum {string|null}
                                 */
                                outcome: "refunded" | "refused" | "withdrawn" | null;
                                /**
                                 * Format: date-time
                                 * @description When it was answered or withdrawn
                                 */
                                closedAt: string | null;
                                answer: string | null;
                                /** @description Refund amount in paise */
                                amount: number | null;
                                /** @enum {string|null} */
                                refundStatus: "pending" | "processed" | "failed" | null;
                            } | null;
                            buddy: {
                                email: string;
                                /** @description Mails to the address come back */
                                unreachable: boolean;
                                /** @description The address was corrected, which is possible once */
                                corrected: boolean;
                            } | null;
                        } | {
                            /** @enum {string} */
                            half: "buddy";
                            /** Format: uuid */
                            _id: string;
                            /** @description What was bought, in words */
                            item: string;
                            /** @description Months */
                            duration: number;
                            /** Format: date-time */
                            boughtAt: string;
                            /**
                             * Format: date-time
                             * @description When staff marked the first call as made
                             */
                            contactedAt: string | null;
                            /**
                             * Format: date-time
                             * @description When staff marked the assessment as done
                             */
                            assessedAt: string | null;
                            /** @description Of a program that goes on: nothing is promised anew */
                            renewal: boolean;
                            /** @description Everything is refunded */
                            refunded: boolean;
                            /** @description No real money was moved */
                            test: boolean;
                        })[];
                    };
                };
            };
        };
    };
    OwnPurchasesController_correctBuddy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    OwnPurchasesController_creditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
                refundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnPurchasesController_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnPurchasesController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                        reason: string;
                        /** Format: date-time */
                        askedAt: string;
                        /**
                         * Format: date-time
                         * @description Promised deadline of the answer
                         */
                        dueAt: string;
                        /**
                         * @description null: open
                         * @enum {string|null}
                         */
                        outcome: "refunded" | "refused" | "withdrawn" | null;
                        /**
                         * Format: date-time
                         * @description When it was answered or withdrawn
                         */
                        closedAt: string | null;
                        answer: string | null;
                        /** @description Refund amount in paise */
                        amount: number | null;
                        /** @enum {string|null} */
                        refundStatus: "pending" | "processed" | "failed" | null;
                    };
                };
            };
        };
    };
    OwnPurchasesController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnSecondFactorController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Staff: may set it up */
                        mayAdd: boolean;
                        /** @description Required by the role: the last factor cannot be removed */
                        required: boolean;
                        /**
                         * @description `confirmed`: changes are accepted for some minutes; otherwise what is needed first. Without a password, sign in again.
                         * @enum {string}
                         */
                        identity: "confirmed" | "password" | "sign-in-again";
                        totp: {
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            lastUsedAt: string | null;
                        } | null;
                        /** @description Whether browsers create passkeys for this site’s address */
                        passkeysAvailable: boolean;
                        passkeys: {
                            _id: string;
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            lastUsedAt: string | null;
                        }[];
                        recoveryCodesLeft: number;
                    };
                };
            };
        };
    };
    OwnSecondFactorController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnSecondFactorController_addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        /** @enum {string} */
                        authenticatorAttachment?: "cross-platform" | "platform";
                        /** @default {} */
                        clientExtensionResults?: Record<string, never>;
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown once; null: there are some already */
                        recoveryCodes: string[] | null;
                    };
                };
            };
        };
    };
    OwnSecondFactorController_beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rp: {
                            name: string;
                            id: string;
                        };
                        user: {
                            id: string;
                            name: string;
                            displayName: string;
                        };
                        challenge: string;
                        pubKeyCredParams: {
                            alg: number;
                            /** @enum {string} */
                            type: "public-key";
                        }[];
                        timeout: number;
                        excludeCredentials: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                            transports?: string[];
                        }[];
                        authenticatorSelection: {
                            /** @enum {string} */
                            residentKey: "required" | "preferred" | "discouraged";
                            requireResidentKey: boolean;
                            /** @enum {string} */
                            userVerification: "required" | "preferred" | "discouraged";
                        };
                        /** @enum {string} */
                        attestation: "none" | "direct" | "enterprise";
                    };
                };
            };
        };
    };
    OwnSecondFactorController_removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnSecondFactorController_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown once; null: there are some already */
                        recoveryCodes: string[] | null;
                    };
                };
            };
        };
    };
    OwnSecondFactorController_beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Base32, for typing */
                        secret: string;
                        /** @description otpauth://, for a QR code */
                        uri: string;
                    };
                };
            };
        };
    };
    OwnSecondFactorController_removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnSecondFactorController_confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown once; null: there are some already */
                        recoveryCodes: string[] | null;
                    };
                };
            };
        };
    };
    OwnSessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            _id: string;
                            /** @description Such as "Chrome on Windows" */
                            device: string;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description Within ten minutes
                             */
                            lastSeenAt: string;
                            /** @description The session of this request */
                            current: boolean;
                        }[];
                    };
                };
            };
        };
    };
    OwnSessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PurchaseLinksController_look: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part after the # of the link */
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "open";
                        email: string;
                        /** @description Whether the address has an account, which signs in as usual */
                        hasAccount: boolean;
                    } | {
                        /** @enum {string} */
                        state: "used";
                    } | {
                        /** @enum {string} */
                        state: "expired";
                    };
                };
            };
        };
    };
    PurchaseLinksController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part after the # of the link */
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        name: string;
                        email: string;
                        /**
                         * @description `admin`: may enter the admin area
                         * @enum {string}
                         */
                        role: "admin" | "member";
                        /** @enum {string} */
                        type: "manual" | "google";
                        /**
                         * @description `owner` also for the verified ADMIN_EMAIL; null: not staff
                         * @enum {string|null}
                         */
                        staffRole: "owner" | "manager" | "editor" | "coach" | "accountant" | null;
                        rights: ("dashboard:read" | "activity:read" | "mails:read" | "clients:read" | "health:read" | "clients:assign" | "payments:read" | "payments:export" | "payments:manage" | "payments:refund" | "payments:refund-any" | "plans:manage" | "messages:read" | "broadcast:send" | "content:edit" | "settings:manage" | "people:manage")[];
                        /**
                         * @description An authenticator app or a passkey is set up
                         * @enum {boolean}
                         */
                        hasSecondFactor?: true;
                        /**
                         * @description The role requires two-step sign-in that is not set up: no rights until it is
                         * @enum {boolean}
                         */
                        secondFactorDue?: true;
                        /**
                         * @description Staff with a weak password and no second factor: no rights until one is changed
                         * @enum {boolean}
                         */
                        passwordDue?: true;
                        token: string;
                        /** @description Seconds */
                        expiresIn: number;
                    };
                };
            };
        };
    };
    PurchaseLinksController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part after the # of the link */
                    token: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
        };
    };
    AuthController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    password: string;
                    /** @enum {string} */
                    type?: "manual";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        requiresVerification: true;
                        email: string;
                    };
                };
            };
        };
    };
}
